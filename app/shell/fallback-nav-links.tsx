import {
  HOME_PATH,
  Link,
  LOGIN_PATH,
  SESSION,
  tabs,
  useContributions,
  useService,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import type { ReactNode } from 'react'

import styles from './fallback-nav-links.module.css'

const NOBODY = { get: () => undefined, subscribe: () => () => {} }

/** The links that replace a missing tab bar: home, every other tab, and the log-in. Loaded when needed. */
export function FallbackNavLinks(): ReactNode {
  const t = useTranslation('kernel')
  const others = useContributions(tabs).filter(({ value }) => value.to !== HOME_PATH)
  const member = useStore(useService(SESSION)?.current ?? NOBODY)
  return (
    <nav className={styles.nav}>
      <Link to={HOME_PATH}>{t('back_home')}</Link>
      {others.map(({ plugin, value: { key, to, label } }) => (
        <TabLink key={key} plugin={plugin} to={to} label={label} />
      ))}
      {member ? null : <Link to={LOGIN_PATH}>{t('log_in')}</Link>}
    </nav>
  )
}

interface TabLinkProps {
  /** The plugin that has the label's text. */
  readonly plugin: string
  readonly to: string
  readonly label: string
}
function TabLink({ plugin, to, label }: TabLinkProps): ReactNode {
  const t = useTranslation(plugin)
  return <Link to={to}>{t(label)}</Link>
}
