import { shownMessages } from '@/i18n/load-messages';
import { isLocale, localeCodes } from '@/i18n/locales';
import { templateOf } from '@/lib/messages/icu';
import { mapTexts } from '@/lib/messages/tree';
import { pickParts } from '@/lib/objects/pick-parts';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

/** The advice on the rules of the audits in a language (`RuleAdvice`), loaded when it is first opened. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const rules = mapTexts(shownMessages(locale).audit.rules, templateOf);
  return Response.json(pickParts(rules, ['reason', 'fix']));
}
