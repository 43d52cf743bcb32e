import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';
import { Icon } from '@/components/ui/icon';
import { LocalLink } from '@/components/ui/local-link';
import { nearestForm, pages } from '@/content/pages';
import { serviceKeys, servicePath } from '@/content/services';
import { LanguageSwitcher } from './language-switcher';
import { Logo } from './logo';
import { ServiceThread } from './service-thread';

const menuId = 'site-menu';

type NavLinkProps = ComponentProps<typeof LocalLink> & { path: string };

/** A menu entry, marked when it is the current page. @param path of the current page */
function NavLink({ path, className, ...props }: NavLinkProps) {
  return (
    <LocalLink
      {...props}
      aria-current={props.to === path ? 'page' : undefined}
      className={`${className} hover:text-primary aria-[current=page]:text-primary aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8`}
    />
  );
}

/** Header of every page. Menus are links in a popover and in <details>, which work without scripts. */
export function Header({ path }: { path: string }) {
  const t = useTranslations('navigation.header');
  const label = useTranslations('navigation.pages');
  const entryClasses =
    'block whitespace-nowrap py-2.5 font-medium xl:px-1.5 xl:py-2 xl:max-[112rem]:text-[0.9375rem]';
  const serviceClasses = 'block rounded-control px-2 py-2';
  return (
    <header className="sticky top-0 z-40 border-hairline border-b bg-page">
      <div className="mx-auto flex min-h-17 max-w-page items-center gap-3 px-5 sm:px-8">
        <LocalLink to="/" aria-label={t('home')} className="mr-auto py-2">
          <Logo />
        </LocalLink>
        <nav id={menuId} popover="auto" aria-label={t('label')} className="site-menu">
          <ul className="flex flex-col xl:flex-row xl:items-center xl:gap-1.5 2xl:gap-2.5">
            <li>
              <NavLink to={pages.about.path} path={path} className={entryClasses}>
                {label('about')}
              </NavLink>
            </li>
            <li className="relative">
              <details data-menu="" className="group">
                <summary className={`${entryClasses} flex items-center gap-1 hover:text-primary`}>
                  {label('services')}
                  <Icon
                    name="chevron"
                    size="sm"
                    className="[transition:rotate_150ms] group-open:rotate-180"
                  />
                </summary>
                <ul className="mb-2 border-hairline border-l-2 pl-4 xl:absolute xl:top-full xl:left-0 xl:w-72 xl:rounded-card xl:border xl:bg-surface xl:p-3 xl:raised">
                  <li>
                    <LocalLink to="/#services" className={`${serviceClasses} hover:text-primary`}>
                      {t('overview')}
                    </LocalLink>
                  </li>
                  <li>
                    <NavLink
                      to={pages.services.path}
                      path={path}
                      className={`${serviceClasses} font-semibold`}
                    >
                      {t('allServices')}
                    </NavLink>
                  </li>
                  {serviceKeys.map((key) => (
                    <li key={key}>
                      <NavLink to={servicePath(key)} path={path} className={serviceClasses}>
                        <ServiceThread service={key} isCurrent={servicePath(key) === path} />
                        {label(key)}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
            <li>
              <LocalLink to="/#why-choose-us" className={`${entryClasses} hover:text-primary`}>
                {t('whyChooseUs')}
              </LocalLink>
            </li>
            {(['insights', 'freeConsultation', 'contact'] as const).map((id) => (
              <li key={id}>
                <NavLink to={pages[id].path} path={path} className={entryClasses}>
                  {label(id)}
                </NavLink>
              </li>
            ))}
            <li className="pt-3 sm:hidden">
              <LocalLink to={nearestForm(path)} className={buttonClasses('primary')}>
                {t('getStarted')}
              </LocalLink>
            </li>
          </ul>
        </nav>
        <LanguageSwitcher path={path} />
        <div className="hidden sm:block">
          <LocalLink
            to={nearestForm(path)}
            className={`${buttonClasses('secondary')} whitespace-nowrap xl:max-[112rem]:px-4 xl:max-[112rem]:text-[0.9375rem]`}
          >
            {t('getStarted')}
          </LocalLink>
        </div>
        <button
          type="button"
          popoverTarget={menuId}
          className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control border border-line px-2.5 font-semibold xl:hidden"
        >
          <Icon name="menu" />
          <span className="max-[26rem]:sr-only">{t('openMenu')}</span>
        </button>
      </div>
    </header>
  );
}
