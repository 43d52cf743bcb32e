/**
 * Puts the icons of a table beside the items of a list, in their order.
 * @throws Error when the numbers differ: then an item was added or removed in only one of them
 */
export function withIcons<Item, Icon>(
  items: Item[],
  icons: readonly Icon[],
): (Item & { icon: Icon })[] {
  return items.map((item, index) => {
    const icon = icons[index];
    if (icon === undefined || items.length !== icons.length) {
      throw new Error(`content/item-icons.ts: ${icons.length} icons for ${items.length} items`);
    }
    return { ...item, icon };
  });
}
