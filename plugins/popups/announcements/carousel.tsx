import { useTranslation } from '@foyer/sdk'
import { IconButton, SafeHtml } from '@foyer/sdk/ui'
import { type Dispatch, type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { Announcement } from './announcement.ts'
import css from './carousel.module.css'
import { MAX_DOTS } from './constants.ts'
import type { PageAction, PageRules, PageState } from './next-page.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useSwipe } from './use-swipe.ts'

interface Props {
  readonly items: readonly Announcement[]
  readonly page: PageState
  readonly rules: PageRules
  readonly dispatch: Dispatch<PageAction>
  /** Shows one item after the other by itself (CO-10). */
  readonly autoplay: boolean
  /** The player has followed a link of the content to a page of this site (OV-12). */
  readonly onFollow: () => void
  /** The buttons of an item; all items have their place. */
  readonly actions: ((item: Announcement) => ReactNode) | undefined
}

/** Announcements, one at a time: title and content by the sanitiser, and the ways to the others (OV-10). */
export function Carousel({ items, page, rules, dispatch, autoplay, onFollow, actions }: Props): ReactNode {
  const t = useTranslation<'popups.announcements'>()
  const box = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const { index } = page
  const count = items.length
  const next = useCallback(() => dispatch({ type: 'next' }), [dispatch])
  const moves = useAutoplay(box, { enabled: autoplay && count > 1, index, next })
  const swipe = useSwipe((type) => dispatch({ type }))
  const inActions = useRef(false)
  useEffect(() => {
    const text = scroller.current
    if (!text) return
    // Each item is read from its beginning.
    text.scrollTop = 0
    // The button that paged on has left, where this item has none: React tells no blur of it.
    if (inActions.current && document.activeElement === document.body) text.focus()
  }, [index])
  const item = items[index]
  if (!item) return null
  const atStart = rules.inOrder && index === 0
  const name = t('item', { number: index + 1, total: count })
  return (
    <section ref={box} className={css.carousel} aria-label={t('announcements')}>
      {/* The same element for all items: what has the focus, or a finger, stays. */}
      <div
        className={css.item}
        // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element means one slide
        role="group"
        aria-label={count > 1 ? name : item.title || name}
        {...swipe}
      >
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls with the keyboard */}
        <div ref={scroller} className={css.scroller} tabIndex={0}>
          <div key={item.id} className={css.text}>
            {item.title && (
              <h2 className={css.title} dir="auto">
                {item.title}
              </h2>
            )}
            <SafeHtml className={css.content} html={item.content} onFollow={onFollow} />
          </div>
        </div>
        {actions && (
          <div
            className={css.actions}
            onFocus={() => void (inActions.current = true)}
            onBlur={() => void (inActions.current = false)}
          >
            {actions(item)}
          </div>
        )}
      </div>
      {count > 1 && (
        <div className={css.pages}>
          <IconButton
            icon="back"
            label={t('previous')}
            className={css.arrow}
            // It may have the focus, which a disabled button loses.
            aria-disabled={atStart || undefined}
            onClick={() => atStart || dispatch({ type: 'previous' })}
          />
          {count > MAX_DOTS ? (
            <span className={css.position} aria-hidden>
              {`${index + 1} / ${count}`}
            </span>
          ) : (
            items.map(({ id }, at) => (
              <button
                key={id}
                type="button"
                className={css.dot}
                aria-label={t('item', { number: at + 1, total: count })}
                aria-current={at === index || undefined}
                disabled={rules.inOrder && at > page.furthest + 1}
                onClick={() => dispatch({ type: 'to', index: at })}
              />
            ))
          )}
          <IconButton icon="forward" label={t('next')} className={css.arrow} onClick={next} />
        </div>
      )}
      <p className={css.status} aria-live={moves ? 'off' : 'polite'}>
        {count > 1 && `${name}${item.title && `: ${item.title}`}`}
      </p>
    </section>
  )
}
