import type { Language } from './language';
import { gap } from './visible-text';

/** A way of speaking that the site does not use, and what it uses instead. */
type Slip = { pattern: RegExp; reason: string; except?: 'headings' };

/**
 * Whole words of an alphabet, also with a capital first, but not in capitals: TI is a department.
 * @param list patterns in lower case that begin with a letter, with spaces between them
 */
function words(list: string): RegExp {
  const either = list
    .split(' ')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`);
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${either.join('|')})(?![\\p{L}\\p{M}])`, 'u');
}

const notHangulBefore = String.raw`(?<!\p{Script=Hangul})`;

/** The last syllables of verbs before 요; nouns such as 필요, 중요, 개요, 수요 have others. */
const beforeYo =
  '[해돼되하세네어아여예에지군까나와워봐줘둬놔려러라래내대데게께셔져쳐켜펴써커떠빠뻐]|[인은는던]가';

const slips: Readonly<Record<Language, readonly Slip[]>> = {
  zh: [
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
      pattern: new RegExp(`最迟[^，。；、]{0,24}[天日月年${gap}]内`, 'u'),
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
  ko: [
    {
      pattern: new RegExp(
        // A client’s question may end in -나요? and -인가요?
        String.raw`\p{Script=Hangul}*(?:(?!(?:나|[은인]가)요\?)(?:${beforeYo})요|죠)(?=[.,!?…”’)\s]|$)`,
        'u',
      ),
      reason: 'the style is 합니다체 throughout, -세요 included',
    },
    {
      pattern:
        /\p{Script=Hangul}*(?:으|두|보|가져가|찾아오|(?:확인|문의|신청|기록|보관|준비|시작|이동|참고|공유)하)십시오/u,
      reason: 'readers are asked: -하시기 바랍니다, -하시면 됩니다, -해 두시면 좋습니다',
    },
    { pattern: /당신/u, reason: 'the reader is not addressed, or 귀사' },
    {
      pattern: new RegExp(`${notHangulBefore}우리(?!은행|카드)`, 'u'),
      reason: 'the firm is 저희; the country is named',
    },
    {
      pattern: /해외(?:에|(?= (?:본사|모회사|회사|고객|서류|수취인|디지털|소프트웨어)))/u,
      reason: 'abroad from where: 필리핀 밖, 본사, 본국',
    },
    { pattern: /달이 끝난 뒤/u, reason: 'what is due after a month: 다음 달 …까지' },
    { pattern: /13월/u, reason: '13th month pay is 13번째 월급; 13월의 월급 is a tax refund' },
    { pattern: /관납료/u, reason: 'what the state charges is 정부 수수료' },
    { pattern: /지방 허가/u, reason: 'local permits are 지방정부 인허가' },
    { pattern: /직원 파일/u, reason: 'an employee file is 인사 기록' },
    { pattern: /캐노니컬/u, reason: 'a canonical URL is 표준 URL' },
    { pattern: /빈틈/u, reason: 'gaps in papers are 미비 사항' },
    { pattern: /^유효 기간$/u, reason: 'the length of a stay is 체류 기간' },
    {
      pattern: /기관에 (?:따라 다|달려 있)/u,
      reason: 'not the agency but its workload decides: 담당 기관의 처리 상황',
    },
    { pattern: /기한이 무엇/u, reason: 'what is due next: 가장 급한 기한이 언제인지' },
    {
      pattern: /제안서에 (?:넣을|정할) 수/u,
      reason: 'an option is offered: 원하시면 업무 범위에 포함해 드립니다',
    },
    { pattern: /설명을 여쭙/u, reason: 'an explanation is asked for: 설명을 부탁드립니다' },
  ],
  ja: [
    { pattern: /あなた|貴方/u, reason: 'the reader is お客様, or not addressed' },
    { pattern: /私たち|私達|わたしたち|我々|われわれ/u, reason: 'the firm is 当社' },
    { pattern: /御社/u, reason: '御社 is spoken; written it is 貴社' },
    { pattern: /(?<!ま|未)だ。|である。/u, reason: 'the style is です・ます' },
    { pattern: /！/u, reason: 'no exclamation marks in body text', except: 'headings' },
    {
      pattern: /(?<!フィリピン)国外/u,
      reason: 'outside which country: フィリピン国外, or 海外本社, 本国',
    },
    { pattern: /公示/u, reason: 'a job notice is 求人広告の掲載' },
    {
      pattern: /^有効期間$|滞在期間を有効/u,
      reason: 'a stay is 許可される期間, or has a 滞在期限',
    },
    { pattern: /次に期限を迎え/u, reason: 'what is due next is 期限の迫っている手続き' },
    { pattern: /地方の許可/u, reason: 'local permits are 自治体の許可' },
    {
      pattern: /(?:各|管轄の?)機関によ(?:ります|って異な)/u,
      reason: 'not the agency but its workload decides: 機関の処理状況によります',
    },
    { pattern: /貿易家/u, reason: 'traders are 貿易業者' },
    {
      pattern: /(?:書か|送ら)ないでください/u,
      reason: 'readers are asked: お書きにならないようお願いいたします',
    },
    {
      pattern: /正社員登用|賃金台帳|特別非労働日|法定祝日/u,
      reason: 'a term of Japan’s own law: 本採用, 支給控除一覧表, 特別祝祭日, 一般祝祭日',
    },
    {
      pattern: /見積書に(?:含め|定め)る/u,
      reason: 'an option is offered: ご希望に応じて',
    },
    {
      pattern: /海外(?:投資家|のソフト|ソフト)/u,
      reason: 'abroad for whom: 外国人投資家, フィリピン国外の',
    },
    {
      pattern: /(?<!によ|であ)る。|(?<![でま])す。|[くぐつぬぶむ]。/u,
      reason: 'a sentence ends in です・ます',
    },
  ],
  es: [
    {
      pattern: words('tú tus? ti contigo te vos vosotr[oa]s vuestr[oa]s? os'),
      reason: 'the reader is usted',
    },
    {
      pattern: words(
        'escríbenos contáctanos envíanos llámanos visítanos consúltanos cuéntanos dinos haz ' +
          'has eres tienes tenés puedes podés quieres querés necesitas debes deseas buscas sabes',
      ),
      reason: 'a verb in the second person; the reader is usted',
    },
    {
      // The future of tú, and the forms of vosotros.
      pattern:
        /(?<![\p{L}\p{M}])(?!(?:[Dd]iec|[Vv]eint)iséis)\p{L}+(?:[aeid]rás|[áé]is)(?![\p{L}\p{M}])/u,
      reason: 'a verb in the second person; the reader is usted',
    },
    {
      pattern: /(?<!\p{L})(?:en el|del|al|desde el) extranjero/u,
      reason: 'seen from Manila; name the place: fuera de Filipinas, su país, otro país',
    },
    {
      pattern:
        /(?:trabaj|jubil|inver|viv|vend|contrat|mud|registrad|sociedad|sucursal|empresa|personal|oficina|back office)\p{L}* aquí/u,
      reason: 'seen from Manila; name the country: en Filipinas',
    },
    {
      pattern:
        /(?<![\p{L}\p{M}])[Pp]ruebas? de(?:l| la| los| las| su)? (?:fondos|ingresos|pago|pensión|nacionalidad|antigua nacionalidad|experiencia|domicilio|propiedad)/u,
      reason: 'a paper is a comprobante de, or a documento que acredite',
    },
    { pattern: /personas? empleadas?/u, reason: 'the empleado, the personal or the trabajadores' },
    {
      pattern:
        /[Ll]icencias? (?:y vacaciones|no disfrutadas?)|saldos? (?:inicial(?:es)? )?de licencias/u,
      reason: 'leave is vacaciones y permisos; a licencia is a license',
    },
    {
      pattern: /[Tt]asas? (?:general|cero|impositiva|es del|de retención)|[Ll]a tasa es/u,
      reason: 'a tasa is a fee; a rate is a porcentaje: el IVA es del 12 %',
    },
    { pattern: /[Hh]asta el final(?= de(?:l año)? [\d\u{FFFC}])/u, reason: 'hasta finales de' },
    {
      pattern: /[Ff]irmas? contables?/u,
      reason: 'reads as a firm of auditors, a reserved profession: registro contable',
    },
    { pattern: /cobran? aparte/u, reason: 'what is quoted separately: se presupuesta aparte' },
    { pattern: /(?:fij|acord)\p{L}+ una hora/u, reason: 'concertar una cita' },
    { pattern: /fij\p{L}+ una (?:cita|consulta)/u, reason: 'concertar una cita, una consulta' },
    { pattern: /a más tardar desde/u, reason: 'the latest day is a más tardar el' },
    { pattern: /(?:banco|administración) o una auditoría/u, reason: 'who reads is un auditor' },
    { pattern: /[Rr]eglas? internas?/u, reason: 'house rules are a reglamento interno' },
    { pattern: /notas? (?:diarias? )?de relevo/u, reason: 'a handover is a traspaso' },
    {
      pattern: /[Dd]iagnóstico canónico/u,
      reason: 'the addresses are canónicas: de URL canónicas',
    },
    { pattern: /según 9\(/u, reason: 'en la categoría 9(a)' },
  ],
  de: [
    {
      pattern: words('du dich dir dein(?:e[mnrs]?)? euch euer eure[mnrs]?'),
      reason: 'the reader is Sie',
    },
    { pattern: /kanzlei/iu, reason: 'a Kanzlei is a practice of law or tax; write Unternehmen' },
    {
      pattern: /\p{L}(?:[*:_]in(?:nen)?(?!\p{L})|\/-?in(?:nen)?(?!\p{L}))|\p{Ll}Innen(?!\p{L})/u,
      reason: 'no gender marks: a neutral word, or both forms in full',
    },
    { pattern: words('loslegen'), reason: 'too casual; name what happens: Jetzt anfragen' },
    {
      pattern:
        /(?<!\p{L})(?:(?:im|ins|dem) Ausland|[Hh]iesige|[Hh]ier (?:niederlass|registriert))/u,
      reason: 'said from the Philippines; name the country: Heimatland, auf den Philippinen',
    },
    {
      pattern: /\((?:der|die|das|de[mns]|eine?[mnrs]?) /u,
      reason: 'no article where a bracket explains: BIR (philippinische Steuerbehörde)',
    },
    { pattern: /(?<!\p{L})Papieren?(?!\p{L})/u, reason: 'papers are Unterlagen' },
    { pattern: /(?<!BIR )(?<!\p{L})Form[ \u00a0]\d/u, reason: 'a form is a Formular' },
    { pattern: /Prämie/u, reason: 'what goes to social insurance is a Beitrag' },
    { pattern: /Auslandsinvestition/u, reason: 'investments from outside are ausländische' },
    {
      pattern: /[Ff]rühere[nr]? Filipin[oa]/u,
      reason: 'former Filipinos are ehemalige philippinische Staatsangehörige',
    },
    {
      pattern: /[Hh]ängt von der Behörde ab/u,
      reason: 'not the agency but its workload decides: Auslastung der Behörde',
    },
    { pattern: /Inlandsmarkt/, reason: 'said from the Philippines: philippinischer Markt' },
    {
      pattern: /Haus(?:ordnung|regel)/,
      reason: 'rules of a building; of a company: Arbeitsordnung, interne Regeln',
    },
    { pattern: /(?<!\p{L})Memos?(?!\p{L})/u, reason: 'a memo is an internes Schreiben' },
    { pattern: /Dublette/, reason: 'what is entered twice is doppelt erfasst' },
    { pattern: /mit gutem Grund/, reason: 'with good reason: Grund zu der Annahme' },
  ],
};

/**
 * Words and endings that are too familiar, or address the reader or name the firm in another way than the
 * site does: glossary.md §9.
 * @param text as readers see it (`visibleText`)
 * @param isHeading whether it stands as a title and not in body text
 */
export function registerProblems(text: string, language: Language, isHeading: boolean): string[] {
  return slips[language].flatMap(({ pattern, reason, except }) => {
    const found = isHeading && except === 'headings' ? null : pattern.exec(text);
    return found === null ? [] : [`“${found[0].trim()}”: ${reason}`];
  });
}
