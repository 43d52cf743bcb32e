import type { ReactNode } from 'react';

/** Scenes of the slideshow in their order. */
export const scenes = ['lake', 'desk', 'islands'] as const;

type Scene = (typeof scenes)[number];

const drawings: Record<Scene, ReactNode> = {
  lake: (
    <>
      <path className="fill-accent" d="M0 0h600v480H0z" />
      <circle cx="420" cy="220" r="86" className="fill-page" />
      <path className="fill-coral" d="M0 232h600v48H0z" opacity=".55" />
      <path
        className="fill-deep"
        d="M40 290V150h56v140h18V96h64v194h22V180h48v110h24V126h40v164h288v20H0v-20Z"
      />
      <path className="fill-primary" d="M0 300h600v180H0z" />
      <path
        className="stroke-on-deep-primary"
        strokeWidth="5"
        d="M0 340h600M60 380h480M0 420h600"
      />
      <path className="stroke-accent" strokeWidth="5" d="M330 340h180M370 380h110M390 420h70" />
    </>
  ),
  desk: (
    <>
      <path className="fill-band" d="M0 0h600v480H0z" />
      <path className="fill-primary" d="M0 360h600v120H0z" />
      <path
        className="fill-deep"
        d="M300 110h220v160H300zM396 270h28v70h-28zM350 340h120v20H350z"
      />
      <path className="fill-page" d="M316 126h188v128H316z" />
      <path className="stroke-primary" strokeWidth="8" d="M336 154h90M336 184h148M336 214h120" />
      <path className="fill-surface" d="M70 250h180v110H70z" />
      <path className="stroke-coral" strokeWidth="5" d="M160 250v110" />
      <path
        className="stroke-line"
        strokeWidth="3"
        d="M86 276h58M86 298h58M86 320h58M176 276h58M176 298h58M176 320h58"
      />
      <path className="fill-accent" d="M0 360h600v10H0z" />
    </>
  ),
  islands: (
    <>
      <path className="fill-on-deep-primary" d="M0 0h600v480H0z" />
      <circle cx="150" cy="120" r="54" className="fill-accent" />
      <path className="fill-deep" d="M300 250c30-90 90-130 150-60 30-40 90-30 150 60Z" />
      <path className="fill-primary" d="M0 250c40-60 110-70 170 0Z" />
      <path className="fill-deep" d="M0 250h600v230H0z" />
      <path
        className="stroke-primary"
        strokeWidth="6"
        d="M0 290h600M0 330h600M0 410h600M0 450h600"
      />
      <path className="fill-page" d="M286 360V210l110 130Z" />
      <path className="fill-coral" d="M190 358h230l-30 28H224Z" />
      <path
        className="stroke-accent"
        strokeWidth="6"
        d="M160 402h300M240 372l-40 30M370 372l40 30"
      />
    </>
  ),
};

/** A flat scene of the slideshow, named by its caption. */
export function ScenePanel({ scene, label }: { scene: Scene; label: string }) {
  return (
    <svg
      viewBox="0 0 600 480"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className="size-full"
    >
      {drawings[scene]}
    </svg>
  );
}
