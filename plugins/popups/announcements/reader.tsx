import {
  type OverlayProps,
  usePluginContext,
  useServices,
  useStore,
  useTranslation,
  type Loaded,
  useLoaded,
} from '@foyer/sdk'
import { SheetHeader, Skeleton } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useReducer } from 'react'
import { EmptyList } from '../../site/contract/empty-list.tsx'
import { ListTrouble } from '../../site/contract/list-trouble.tsx'
import type { Announcement } from './announcement.ts'
import { Carousel } from './carousel.tsx'
import { ItemActions } from './item-actions.tsx'
import type { manifest } from './manifest.ts'
import { FIRST_PAGE, nextPage, type PageAction, type PageState } from './next-page.ts'
import { ownerOf, readItems, storeRead } from './player-states.ts'
import css from './reader.module.css'
import { readAfter, unreadOf } from './unread.ts'

import { loadAnnouncements } from './load-announcements.ts'
import { itemsFor } from './should-show.ts'

/** The announcements, which the player has asked for: all of them, without box and haste. */
export function Reader({ close }: OverlayProps<'followed'>): ReactNode {
  const t = useTranslation<'popups.announcements'>()
  const { state, reload } = useAnnouncements()
  return (
    <div className={css.reader}>
      <SheetHeader title={t('announcements')} closeLabel={t('close')} onClose={() => close()} />
      {state.step === 'loading' && <Waiting />}
      {state.step === 'failed' && (
        <div className={css.place}>
          <ListTrouble error={state.error} retry={() => void reload()} />
        </div>
      )}
      {state.step === 'ready' &&
        (state.value.length === 0 ? (
          <div className={css.place}>
            <EmptyList icon="info" title={t('none')} text={t('none_hint')} />
          </div>
        ) : (
          <Items
            key={state.value.map(({ id }) => id).join(' ')}
            items={state.value}
            onFollow={() => close('followed')}
            onKnow={() => close()}
          />
        ))}
    </div>
  )
}

interface ItemsProps {
  readonly items: readonly Announcement[]
  readonly onFollow: () => void
  readonly onKnow: () => void
}

/** The carousel; it begins with the first that is unread. */
function Items({ items, onFollow, onKnow }: ItemsProps): ReactNode {
  const { storage } = usePluginContext<typeof manifest>()
  const { session } = useServices<typeof manifest>()
  const owner = ownerOf(useStore(session.current))
  const rules = { count: items.length, inOrder: false }
  const [page, dispatch] = useReducer(
    (state: PageState, action: PageAction) => nextPage(state, action, rules),
    FIRST_PAGE,
    (first) => {
      const [unread] = unreadOf(items, readItems(storage, owner))
      return unread ? nextPage(first, { type: 'to', index: items.indexOf(unread) }, rules) : first
    },
  )
  const item = items[page.index]
  useEffect(() => {
    if (item) storeRead(storage, owner, readAfter(items, readItems(storage, owner), [item]))
  }, [storage, owner, items, item])
  const promotes = items.some(({ promotionType }) => promotionType !== '')
  return (
    <Carousel
      items={items}
      page={page}
      rules={rules}
      dispatch={dispatch}
      autoplay={false}
      onFollow={onFollow}
      actions={
        promotes
          ? ({ promotionType }) =>
              promotionType !== '' && <ItemActions promotion onGo={onFollow} onKnow={onKnow} />
          : undefined
      }
    />
  )
}

const Waiting = (): ReactNode => (
  <div className={css.place} aria-busy>
    <Skeleton width="60%" height="1.25rem" />
    <Skeleton height="1rem" />
    <Skeleton height="1rem" />
    <Skeleton width="80%" height="1rem" />
  </div>
)

/** The announcements of the player who looks at them. */
function useAnnouncements(): Loaded<readonly Announcement[]> {
  const context = usePluginContext<typeof manifest>()
  const services = useServices<typeof manifest>()
  const { i18n, session } = services
  const language = useStore(i18n.language)
  return useLoaded<readonly Announcement[]>(async (signal) => {
    const member = session.current.get()
    return itemsFor(await loadAnnouncements(context, services, member, signal), member)
  }, language)
}
