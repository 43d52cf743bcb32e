import {
  BookOpen,
  Building2,
  ChartColumn,
  Check,
  ChevronDown,
  Compass,
  Globe,
  type LucideIcon,
  Mail,
  MapPin,
  Menu,
  Phone,
  Receipt,
  Stamp,
  Users,
  Wallet,
  X,
} from 'lucide-react';

/** Every icon of the site, by what it stands for. One set, one stroke. */
const icons = {
  book: BookOpen,
  building: Building2,
  chart: ChartColumn,
  check: Check,
  chevron: ChevronDown,
  close: X,
  compass: Compass,
  globe: Globe,
  mail: Mail,
  menu: Menu,
  passport: Stamp,
  people: Users,
  phone: Phone,
  pin: MapPin,
  receipt: Receipt,
  wallet: Wallet,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

/** A decorative icon: the text beside it carries the meaning. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  const Glyph = icons[name];
  return <Glyph aria-hidden="true" strokeWidth={1.6} className={className} />;
}
