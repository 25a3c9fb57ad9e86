import { type ContextOf, createStore, type PopUpResult, type ServicesOf } from '@foyer/sdk'
import type { Announcement } from './announcement.ts'
import type { manifest } from './manifest.ts'
import { mayClose } from './next-page.ts'
import { readItems, storeClosed, storeRead } from './player-states.ts'
import { PopUp } from './pop-up.tsx'
import { closedState } from './should-show.ts'
import { readAfter } from './unread.ts'

interface Shown {
  /** At least one. */
  readonly items: readonly Announcement[]
  /** Of the whole list. */
  readonly hash: string
  readonly owner: string
  /** Closes it without a trace. */
  readonly signal: AbortSignal
}

/** Opens the pop-up, and stores what its closing leaves (ST-20). */
export async function openPopUp(
  { id, settings, storage, signal: stopped }: ContextOf<typeof manifest>,
  { clock, i18n, overlays }: ServicesOf<typeof manifest>,
  { items, hash, owner, signal }: Shown,
): Promise<PopUpResult> {
  if (signal.aborted) return 'withdrawn'
  const { forceRead, hideBox } = settings
  const seen = new Set<Announcement>()
  let ticked = false
  const closable = createStore(
    mayClose({ index: 0, furthest: 0 }, { count: items.length, inOrder: forceRead }),
  )
  const reports = {
    onShown: (item: Announcement): void => void seen.add(item),
    onClosable: (may: boolean): void => closable.set(may),
    onTick: (now: boolean): void => void (ticked = now),
  }
  const { close, closed } = overlays.open<'followed'>(
    (props) => <PopUp {...props} {...reports} items={items} />,
    {
      label: i18n.translate<'popups.announcements'>(id)('announcements'),
      priority: 'announcement',
      dismissible: closable,
      key: 'pop-up',
    },
  )
  signal.addEventListener('abort', close, { once: true })
  const result = await closed
  signal.removeEventListener('abort', close)
  // What the player followed counts as closed, although it leads away from home.
  if (result !== 'followed' && (signal.aborted || stopped.aborted)) return 'withdrawn'
  storeRead(storage, owner, readAfter(items, readItems(storage, owner), [...seen]))
  // Followed before the last item: the rest is still to be read.
  if (!closable.get()) return 'withdrawn'
  storeClosed(
    storage,
    owner,
    closedState(hash, ticked && hideBox !== 'none' ? hideBox : undefined, clock.now()),
  )
  return 'seen'
}
