import type { ReactNode } from 'react';

const star = 'M0-10 2.2-3.1H9.5L3.6 1.2 5.9 8.1 0 3.8-5.9 8.1-3.6 1.2-9.5-3.1H-2.2Z';

/** By the code of the country (ISO 3166). */
const drawings: Readonly<Record<string, ReactNode>> = {
  us: (
    <>
      <path fill="#b22234" d="M0 0h60v40H0z" />
      <path
        stroke="#fff"
        strokeWidth="3.1"
        d="M0 4.6h60M0 10.8h60M0 17h60M0 23h60M0 29.2h60M0 35.4h60"
      />
      <path fill="#3c3b6e" d="M0 0h26v21.5H0z" />
      <path
        stroke="#fff"
        strokeWidth="1.8"
        strokeDasharray="1.8 3.2"
        d="M3 4h21M5.5 8.5h18M3 13h21M5.5 17.5h18"
      />
    </>
  ),
  cn: (
    <>
      <path fill="#de2910" d="M0 0h60v40H0z" />
      <path fill="#ffde00" d={star} transform="translate(12 11) scale(.65)" />
      <path fill="#ffde00" d={star} transform="translate(23 4.5) scale(.22)" />
      <path fill="#ffde00" d={star} transform="translate(27 8.5) scale(.22)" />
      <path fill="#ffde00" d={star} transform="translate(27 14) scale(.22)" />
      <path fill="#ffde00" d={star} transform="translate(23 18) scale(.22)" />
    </>
  ),
  kr: (
    <>
      <path fill="#fff" d="M0 0h60v40H0z" />
      <circle cx="30" cy="20" r="9" fill="#cd2e3a" />
      <path
        fill="#0047a0"
        d="M21 20a9 9 0 0 0 18 0c0-5-6-6-9-2s-9 5-9 2Z"
        transform="rotate(30 30 20)"
      />
      <path
        stroke="#111"
        strokeWidth="1.6"
        d="m10 12 5-7m-3 8.4 5-7m-3 8.4 5-7M45 5l5 7m-7-5.6 5 7m-7-5.6 5 7M10 28l5 7m-3-8.4 5 7m-3-8.4 5 7M45 35l5-7m-7 5.6 5-7m-7 5.6 5-7"
      />
    </>
  ),
  jp: (
    <>
      <path fill="#fff" d="M0 0h60v40H0z" />
      <circle cx="30" cy="20" r="12" fill="#bc002d" />
    </>
  ),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h60v40H0z" />
      <path fill="#f1bf00" d="M0 10h60v20H0z" />
      <path fill="#aa151b" d="M13 15h7v7a3.5 3.5 0 0 1-7 0z" />
    </>
  ),
  de: (
    <>
      <path fill="#111" d="M0 0h60v14H0z" />
      <path fill="#d00" d="M0 13.3h60V27H0z" />
      <path fill="#ffce00" d="M0 26.7h60V40H0z" />
    </>
  ),
};

/**
 * A small flag beside a language's name; decorative, the name says it. Until a flag is drawn, the letters
 * of its country stand in its place.
 */
export function Flag({ flag }: { flag: string }) {
  const drawing = drawings[flag] ?? (
    <text x="30" y="29" textAnchor="middle" fontSize="26" fontWeight="700" fill="currentColor">
      {flag.toUpperCase()}
    </text>
  );
  return (
    <svg
      viewBox="0 0 60 40"
      aria-hidden="true"
      className="h-4 w-6 shrink-0 rounded-xs border border-hairline"
    >
      {drawing}
    </svg>
  );
}
