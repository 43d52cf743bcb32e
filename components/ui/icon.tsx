import {
  Armchair,
  BookMarked,
  BookOpen,
  BriefcaseBusiness,
  Building2,
  Calculator,
  CalendarDays,
  CalendarSync,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  ClipboardCheck,
  Clock,
  Coins,
  Compass,
  DoorOpen,
  ExternalLink,
  FileBadge,
  FolderCheck,
  Gem,
  Globe,
  Handshake,
  House,
  type IconNode,
  IdCard,
  Inbox,
  Info,
  Landmark,
  Lightbulb,
  Luggage,
  Mail,
  MapPin,
  Menu,
  MessagesSquare,
  Monitor,
  Network,
  Pause,
  Phone,
  PlaneLanding,
  Play,
  Receipt,
  Ruler,
  Ship,
  Stamp,
  Store,
  TrendingUp,
  UserPlus,
  Users,
  Wallet,
  Waypoints,
} from 'lucide';
import { createElement, Fragment, type ReactElement } from 'react';
import type { IconName } from '@/content/icons';
import { classNames } from '@/lib/markup/class-names';
import { iconShapes } from '@/lib/pictures/icon-shapes';

/** What each icon is drawn with. */
const glyphs = {
  book: BookOpen,
  building: Building2,
  calendar: CalendarDays,
  cash: Coins,
  certificate: FileBadge,
  chart: ChartColumn,
  check: Check,
  chevron: ChevronDown,
  clock: Clock,
  compass: Compass,
  compliance: ClipboardCheck,
  connected: Waypoints,
  error: CircleAlert,
  exit: DoorOpen,
  external: ExternalLink,
  fees: Calculator,
  folder: FolderCheck,
  globe: Globe,
  growth: TrendingUp,
  handbook: BookMarked,
  homecoming: PlaneLanding,
  inbox: Inbox,
  innovation: Lightbulb,
  investment: Landmark,
  jobs: UserPlus,
  mail: Mail,
  market: Store,
  marriage: Gem,
  meeting: Handshake,
  menu: Menu,
  messages: MessagesSquare,
  next: ChevronRight,
  notice: Info,
  passport: Stamp,
  pause: Pause,
  people: Users,
  permit: IdCard,
  phone: Phone,
  pin: MapPin,
  play: Play,
  precision: Ruler,
  previous: ChevronLeft,
  receipt: Receipt,
  renewal: CalendarSync,
  retirement: Armchair,
  roles: Network,
  settlement: House,
  software: Monitor,
  success: CircleCheck,
  tourist: Luggage,
  trade: Ship,
  wallet: Wallet,
  work: BriefcaseBusiness,
} as const satisfies Record<IconName, IconNode>;

const drawings = new Map<IconName, ReactElement>();

/** The inside of an icon, made once: pages show the same few again and again. */
function drawingOf(name: IconName): ReactElement {
  const known = drawings.get(name);
  if (known !== undefined) return known;
  const shapes = iconShapes(glyphs[name]).map((shape) =>
    createElement(shape.name, shape.attributes),
  );
  const drawing = createElement(Fragment, null, ...shapes);
  drawings.set(name, drawing);
  return drawing;
}

const sizes = { sm: 'size-4', md: 'size-5', lg: 'size-7' } as const;

type IconProps = {
  name: IconName;
  /** 16, 20 or 28 px: in controls and small print, beside a line of text, above a heading. */
  size?: keyof typeof sizes;
  className?: string;
};

/** A decorative icon: the text beside it carries the meaning. One set, one stroke, three sizes. */
export function Icon({ name, size = 'md', className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('icon', sizes[size], className)}
    >
      {drawingOf(name)}
    </svg>
  );
}
