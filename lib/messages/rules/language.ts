/** The languages that English is translated into: each has its own tables in the rules. */
export type Language = 'zh' | 'ko' | 'ja' | 'es' | 'de';

/** Han and kana: what Chinese and Japanese are written in, for use within a pattern with the flag u. */
export const hanOrKana = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
