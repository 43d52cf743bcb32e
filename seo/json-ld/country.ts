import type { Messages } from 'next-intl';
import type { CountryLeaf } from 'schema-dts';
import { formatLiteral } from '@/lib/messages/icu';
import { plainText } from '@/seo/page-tree/plain-text';

/** Where the firm works, by the name that the footer shows. */
export function country({ navigation }: Messages): CountryLeaf {
  return { '@type': 'Country', name: plainText(formatLiteral(navigation.footer.country)) };
}
