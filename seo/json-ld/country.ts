import type { Messages } from 'next-intl';
import type { CountryLeaf } from 'schema-dts';
import { messageText } from '@/seo/message-text';

/** Where the firm works, by the name that the footer shows. */
export function country({ navigation }: Messages): CountryLeaf {
  return { '@type': 'Country', name: messageText(navigation.footer.country) };
}
