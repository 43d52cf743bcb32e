import { objectReplacement } from '@/lib/messages/object-replacement';
import { fullWidth, type LanguageRules } from './language-rules';

export const chinese: LanguageRules = {
  quotes: { '“': '”', '‘': '’', '《': '》', '〈': '〉' },
  confirms: /确认/u,
  yearWord: '年',
  numbers: {
    2: /[两二双俩]/u,
    3: /三/u,
    4: /四/u,
    5: /五/u,
    6: /六/u,
    7: /七/u,
    8: /八/u,
    9: /九/u,
    10: /十/u,
    11: /十一/u,
    12: /十二/u,
    13: /十三/u,
  },
  punctuation: [
    ...fullWidth,
    { pattern: /[．｡・]/, problem: 'a mark of Japanese' },
    { pattern: /(?<!…)…(?!…)/, problem: 'half an ellipsis; in Chinese it is ……' },
    { pattern: /（[^）]*（/, problem: 'a bracket within brackets' },
  ],
  wording: [
    { pattern: /(?<!迷)你/u, reason: 'the reader is 您, or not addressed' },
    { pattern: /(?:^|[，。！？\s])亲(?=[，。！～~]|们|$)|咱|哦/u, reason: 'too familiar' },
    { pattern: /！/u, reason: 'no exclamation marks' },
    {
      pattern: /海外|国外|(?<!菲律宾|付往)境外/u,
      reason: 'seen from Manila; name the country: 菲律宾境外, 本国',
    },
    {
      pattern: /^有效期$|[停居]留(?:的|期)?有效/u,
      reason: 'a stay has a 停留期 or 居留期限; documents have a 有效期',
    },
    {
      pattern: /在(?:此|这里)(?=定居|退休|永久|居住|工作|投资|经营|雇)/u,
      reason: 'the reader may be elsewhere: 在菲律宾',
    },
    { pattern: /试用期居留/u, reason: 'a probationary stay is a 临时居留' },
    { pattern: /[视因]机构而|取决于机构(?!的)/u, reason: 'the workload of the 主管机构 decides' },
    { pattern: /规费/u, reason: 'what the state charges is a 政府收费' },
    { pattern: /下发/u, reason: 'an agency issues a permit: 签发' },
    { pattern: /直到[^，。；]{0,6}年[^。；]{0,16}还是/u, reason: 'an earlier rule: …年及以前为…' },
    {
      pattern: new RegExp(`最迟[^，。；、]{0,24}[天日月年${objectReplacement}]内`, 'u'),
      reason: '最迟 goes with a day, 内 with a length of time',
    },
    { pattern: /最迟从/u, reason: 'a last day: 最迟于…开始' },
    {
      pattern: /后台(?!团队|事务|工作|支持|外包|服务)/u,
      reason: 'alone it reads as a patron: 后台团队, 后台工作',
    },
    { pattern: /内部规则/u, reason: 'house rules are 内部规章' },
    { pattern: /批准人/u, reason: 'who approves is the 审批人' },
    {
      pattern: /(?<!《[^》]*)(?:移民法|国内税收法典|便利纳税法)/u,
      reason: 'the title of a law stands in 《》',
    },
  ],
};
