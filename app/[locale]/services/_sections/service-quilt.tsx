import { Picture } from '@/components/ui/picture';
import { serviceKeys, services } from '@/content/services';

/** The pictures of all nine services sewn together, from edge to edge. */
export function ServiceQuilt() {
  return (
    <div>
      <div className="grid grid-cols-3 md:grid-cols-9">
        {serviceKeys.map((key) => (
          <Picture
            key={key}
            name={services[key].image}
            alt=""
            later
            className="w-full object-cover md:aspect-square"
          />
        ))}
      </div>
      <div aria-hidden="true" className="fringe" />
    </div>
  );
}
