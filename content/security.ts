/**
 * Until when `security.txt` holds: RFC 9116 asks for a day less than a year away. It is set by hand when
 * somebody has made sure that the address is still read; `npm run check:launch` says when it is due.
 */
export const securityTextExpires = '2027-10-31';
