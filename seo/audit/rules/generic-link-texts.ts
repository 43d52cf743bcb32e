import { fold } from '@/lib/text/words';

/** Link texts that do not say where a link leads, by language; Lighthouse has such a list without Chinese. */
const genericTexts: Readonly<Record<string, string>> = {
  en:
    'click here, click this, here, this, go, link, start, more, learn more, read more, see more, ' +
    'more info, more information, details, continue',
  'zh-Hans':
    '点击这里, 点此, 这里, 此处, 链接, 更多, 了解更多, 阅读更多, 查看更多, 更多信息, 详情, 查看详情, ' +
    '阅读全文',
  ko:
    '여기, 여기를 클릭, 클릭, 링크, 더보기, 더 보기, 자세히, 자세히 보기, 더 알아보기, 더 읽기, ' +
    '자세한 내용',
  ja:
    'こちら, こちらへ, こちらをクリック, ここ, ここをクリック, クリック, リンク, もっと見る, ' +
    '続きを読む, 詳細, 詳しく, 詳しくはこちら, 詳細はこちら',
  es:
    'aquí, haga clic aquí, haz clic aquí, clic aquí, pulse aquí, enlace, más, leer más, saber más, ' +
    'ver más, más información, detalles, continuar',
  de:
    'hier, hier klicken, klicken sie hier, link, mehr, mehr erfahren, weiterlesen, mehr lesen, ' +
    'mehr dazu, mehr informationen, weitere informationen, details, weiter',
};

const folded = new Map(
  Object.entries(genericTexts).map(([lang, list]) => [lang, new Set(list.split(', ').map(fold))]),
);

/** Whether the text of a link does not say where it leads. @param lang tag of its language */
export function isGenericLinkText(text: string, lang: string): boolean {
  const plain = text.replace(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '');
  return folded.get(lang)?.has(fold(plain)) ?? false;
}
