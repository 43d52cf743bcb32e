import { Picture } from '@/components/ui/picture';
import type { ImageName } from '@/content/images';

/** Pictures side by side in the width of the window, on a fringe: what the page below them leads to. */
export function PictureStrip({ names }: { names: readonly ImageName[] }) {
  return (
    <div>
      <div className="grid auto-cols-fr grid-cols-3 gap-1 md:grid-flow-col md:grid-cols-none">
        {names.map((name) => (
          <Picture
            key={name}
            name={name}
            alt=""
            lowPriority
            className="w-full object-cover md:h-[11vw]"
          />
        ))}
      </div>
      <div aria-hidden="true" className="fringe" />
    </div>
  );
}
