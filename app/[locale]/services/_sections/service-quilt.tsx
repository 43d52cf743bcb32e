import { Picture } from '@/components/ui/picture';
import { serviceKeys, services } from '@/content/services';

/** The pictures of all nine services, sewn together. */
export function ServiceQuilt() {
  return (
    <div className="grid grid-cols-3">
      {serviceKeys.map((key) => (
        <Picture key={key} name={services[key].image} alt="" eager="later" className="w-full" />
      ))}
    </div>
  );
}
