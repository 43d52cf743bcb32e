import { halfWidth, type LanguageRules, words } from './language-rules';

function numberWord(either: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${either})(?!\\p{L})`, 'iu');
}

export const spanish: LanguageRules = {
  quotes: { '«': '»', '“': '”' },
  openings: { '¿': '?', '¡': '!' },
  confirms: /conf[ií]rm/iu,
  lookalikes: new Set(['has']),
  numbers: {
    2: numberWord('dos|ambos|ambas|par|pares|dobles?|segund[oa]s?'),
    3: numberWord('tres|triples?|tercer(?:[oa]s?)?'),
    4: numberWord('cuatro|cuart[oa]s?'),
    5: numberWord('cinco|quint[oa]s?'),
    6: numberWord('seis|sext[oa]s?'),
    7: numberWord('siete|séptim[oa]s?'),
    8: numberWord('ocho|octav[oa]s?'),
    9: numberWord('nueve|noven[oa]s?'),
    10: numberWord('diez|décim[oa]s?'),
    11: numberWord('once|undécim[oa]s?'),
    12: numberWord('doce|docenas?|duodécim[oa]s?'),
    13: numberWord('trece|decimotercer[oa]?'),
  },
  punctuation: [
    ...halfWidth,
    {
      pattern: /(?<![\p{L}\d-])\d{1,3}-\d{1,3}(?![\p{L}\d-])/u,
      problem: 'a hyphen within a range; in running text it is “de 3 a 5”',
    },
    {
      pattern: /(?<![\p{L}\d.,:])1[ \u00a0](?:día|semana|mes|año)(?!\p{L})/u,
      problem: 'one in digits before what it counts; it is “un año”',
    },
  ],
  wording: [
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
};
