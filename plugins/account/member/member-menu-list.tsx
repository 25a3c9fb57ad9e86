import {
  type Contributed,
  memberMenu,
  type MemberMenuEntry,
  Slot,
  useContributions,
  useFindService,
  useFoundRoute,
  usePluginContext,
  useServices,
  useTranslation,
} from '@foyer/sdk'
import { Skeleton } from '@foyer/sdk/ui'
import { type MouseEvent, type ReactNode, useId, useMemo } from 'react'
import { CUSTOMER_SERVICE, SERVICE_PATH } from '../../customer-service/contract.ts'
import { MenuRow } from '../../site/contract/menu-row.tsx'
import { MenuRows } from '../../site/contract/menu-rows.tsx'
import { settingsRequested } from '../../site/contract.ts'
import { askLogOut } from '../shared/session.ts'
import { memberRows } from '../contract.ts'
import type { manifest } from './manifest.ts'
import css from './member-menu-list.module.css'
import { ACCOUNT, menuGroups } from './menu-groups.ts'
import { useLoadedTexts } from './use-loaded-texts.ts'

const NO_PROPS = {}
/** A row that fails or is on its way leaves no gap. */
const nothing = (): null => null
/** Whose texts the log-out has. */
const AUTH = 'account.auth'
/** Areas whose group has a title. */
const TITLED = ['wallet', 'promotions', 'games', 'customer-service', ACCOUNT] as const

/** The rows of the member area: those of other plugins in groups, and the account's. */
export function MemberMenuList(): ReactNode {
  const entries = useContributions(memberMenu)
  const groups = useMemo(() => menuGroups(entries), [entries])
  const loaded = useLoadedTexts([...new Set([AUTH, ...entries.map(({ plugin }) => plugin)])].join(' '))
  return (
    <nav className={css.menu} aria-label={useTranslation<'account.member'>()('menu')}>
      {groups
        .filter(({ area }) => area !== ACCOUNT)
        .map(({ area, entries: rows }) => (
          <Group key={area} area={area}>
            <Entries entries={rows} loaded={loaded} />
          </Group>
        ))}
      <Group area={ACCOUNT}>
        <Entries entries={groups.find(({ area }) => area === ACCOUNT)?.entries ?? []} loaded={loaded} />
        <AccountRows />
      </Group>
    </nav>
  )
}

function Group({ area, children }: { readonly area: string; readonly children: ReactNode }): ReactNode {
  const t = useTranslation<'account.member'>()
  const id = useId()
  const titled = TITLED.find((each) => each === area)
  return (
    <section className={css.group} {...(titled && { 'aria-labelledby': id })}>
      {titled && (
        <h2 id={id} className={css.title}>
          {t(`group_${titled}`)}
        </h2>
      )}
      <MenuRows>{children}</MenuRows>
    </section>
  )
}

interface EntriesProps {
  readonly entries: readonly Contributed<MemberMenuEntry>[]
  /** Ids of the plugins whose texts are there. */
  readonly loaded: ReadonlySet<string>
}

const Entries = ({ entries, loaded }: EntriesProps): ReactNode =>
  entries.map(({ plugin, value }) =>
    loaded.has(plugin) ? (
      <Entry key={value.key} plugin={plugin} entry={value} />
    ) : (
      <div key={value.key} className={css.coming}>
        <Skeleton width="60%" />
      </div>
    ),
  )

interface EntryProps {
  /** Whose texts the label is of. */
  readonly plugin: string
  readonly entry: MemberMenuEntry
}

const Entry = ({ plugin, entry: { icon, label, to } }: EntryProps): ReactNode => (
  <MenuRow icon={icon} label={useTranslation(plugin)(label)} to={to} />
)

/** What is the site's own: settings, customer service, rows of the account's other plugins, log-out. */
function AccountRows(): ReactNode {
  const t = useTranslation<'account.member'>()
  const authText = useTranslation(AUTH)
  const context = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const findService = useFindService()
  const support = useFoundRoute(SERVICE_PATH).state
  /** Over the page, as the tab does (OV-31); where that opens nothing, the row leads to the page. */
  const openSupport = (event: MouseEvent): void => {
    if (findService(CUSTOMER_SERVICE)?.open()) event.preventDefault()
  }
  const logOut = (): void =>
    void askLogOut(services, authText).catch((error: unknown) => context.logger.error(error))
  return (
    <>
      <MenuRow
        icon="globe"
        label={t('settings')}
        onPress={() => context.emit(settingsRequested, undefined)}
      />
      {support === 'on' && (
        <MenuRow icon="headset" label={t('support')} to={SERVICE_PATH} onPress={openSupport} />
      )}
      <Slot of={memberRows} props={NO_PROPS} errorFallback={nothing} />
      <MenuRow icon="logout" label={authText('log_out')} danger onPress={logOut} />
    </>
  )
}
