import { assetFiles } from '@/content/asset-files';
import { iconNames } from '@/content/icons';
import { pages } from '@/content/pages';
import { shownMessages } from '@/i18n/load-messages';
import { localizedPath } from '@/i18n/paths';
import { writeNumber } from '@/i18n/write-number';
import { pageAddressAt, readPage } from './support/html-page';

const { images, logos } = assetFiles();
const files = [...images.flatMap((image) => image.files), ...logos.map(({ file }) => file)];

test.each(['en', 'de'] as const)(
  'every file to download is listed with its picture, its dimensions and its size: %s',
  (locale) => {
    const { $ } = readPage(pageAddressAt(localizedPath(locale, pages.downloadAssets.path)));
    const cards = $('li:has(a[download])').toArray();
    expect(cards).toHaveLength(files.length);
    for (const [index, { fileName, src, width, height, bytes }] of files.entries()) {
      const card = $(cards[index]);
      expect(card.find('a').attr()).toMatchObject({ href: src, download: fileName });
      expect(card.find('a').text()).toContain(fileName);
      expect(card.find('img').attr('src')).toBe(src);
      const sides = [width, height].map((side) =>
        writeNumber(locale, side, { useGrouping: 'always' }),
      );
      expect(card.text()).toContain(`${sides.join(' × ')} px`);
      const inKilobytes = {
        style: 'unit',
        unit: 'kilobyte',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      } as const;
      expect(card.text()).toContain(writeNumber(locale, bytes / 1000, inKilobytes));
    }
    const icons = $('#icons li').toArray();
    expect(icons.map((icon) => $(icon).text())).toEqual([...iconNames]);
    expect($('#icons li svg')).toHaveLength(iconNames.length);
    const { noScript } = shownMessages(locale).pages.downloadAssets.archive;
    expect($('main [data-shown-only="noscript"]').text()).toBe(noScript);
  },
);
