import type { ReactNode } from 'react';
export function Unbroken({ children }: { children: ReactNode; heading?: boolean }) {
  return children;
}
