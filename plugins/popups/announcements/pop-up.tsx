import {
  type OverlayProps,
  useContributions,
  usePluginContext,
  useServices,
  useStore,
  useTranslation,
} from '@foyer/sdk'
import { Checkbox, IconButton } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useReducer } from 'react'
import { logo as brandLogo } from '../../site/contract.ts'
import type { Announcement } from './announcement.ts'
import { Carousel } from './carousel.tsx'
import { LOGO_HEIGHT_PX, LOGO_WIDTH_PX } from './constants.ts'
import { ItemActions } from './item-actions.tsx'
import type { manifest } from './manifest.ts'
import { FIRST_PAGE, mayClose, nextPage, type PageAction, type PageState } from './next-page.ts'
import css from './pop-up.module.css'

export interface PopUpProps extends OverlayProps<'followed'> {
  readonly items: readonly Announcement[]
  /** An item is shown. */
  readonly onShown: (item: Announcement) => void
  /** Whether the pop-up may be closed now: false before the last item where each must be read (ST-21). */
  readonly onClosable: (closable: boolean) => void
  readonly onTick: (ticked: boolean) => void
}

/** The announcement pop-up (OV-10), as the merchant's settings want it. */
export function PopUp({ items, close, onShown, onClosable, onTick }: PopUpProps): ReactNode {
  const t = useTranslation<'popups.announcements'>()
  const { settings } = usePluginContext<typeof manifest>()
  const { i18n, site } = useServices<typeof manifest>()
  const language = useStore(i18n.language)
  const { closeButton, hideBox, forceRead, logo } = settings
  const rules = { count: items.length, inOrder: forceRead }
  const [page, dispatch] = useReducer(
    (state: PageState, action: PageAction) => nextPage(state, action, rules),
    FIRST_PAGE,
  )
  const closable = mayClose(page, rules)
  const item = items[page.index]
  useEffect(() => void (item && onShown(item)), [item, onShown])
  useEffect(() => onClosable(closable), [closable, onClosable])

  const lineIn = (lines: Readonly<Record<string, string>>): string | undefined =>
    lines[language] ?? lines['*']
  const [header, footer] = [lineIn(settings.header), lineIn(settings.footer)]
  const { id, name } = site.merchant
  const [brand] = useContributions(brandLogo)
  const promotes = items.some(({ promotionType }) => promotionType !== '')
  const know = (): void => (closable ? close() : dispatch({ type: 'next' }))
  const button = closeButton !== 'none' && (
    <IconButton
      icon="close"
      label={t('close')}
      className={closeButton === 'outside' ? css.outer : css.inner}
      // It has the focus from the start, and stays where the keyboard is.
      aria-disabled={!closable}
      onClick={() => closable && close()}
    />
  )
  return (
    <div className={closeButton === 'outside' ? `${css.popUp} ${css.outside}` : css.popUp}>
      <div className={css.card}>
        {closeButton === 'inside' && button}
        {(logo || header) && (
          <div className={css.top}>
            {logo && (
              <img
                className={css.logo}
                src={brand?.value ?? `/m/brand/${id}/logo.svg`}
                alt={name}
                width={LOGO_WIDTH_PX}
                height={LOGO_HEIGHT_PX}
              />
            )}
            {header && <p className={css.line}>{header}</p>}
          </div>
        )}
        {closeButton === 'inside' && !logo && !header && <div className={css.room} />}
        <Carousel
          items={items}
          page={page}
          rules={rules}
          dispatch={dispatch}
          autoplay={!forceRead}
          onFollow={() => close('followed')}
          actions={
            promotes || closeButton === 'none'
              ? ({ promotionType }) =>
                  (promotionType !== '' || closeButton === 'none') && (
                    <ItemActions
                      promotion={promotionType !== ''}
                      onGo={() => close('followed')}
                      onKnow={know}
                    />
                  )
              : undefined
          }
        />
        <div className={css.end}>
          {forceRead && items.length > 1 && (
            <p className={css.line} data-done={closable || undefined}>
              {t(closable ? 'all_read' : 'read_all')}
            </p>
          )}
          {hideBox !== 'none' && (
            <Checkbox
              label={t(hideBox === 'today' ? 'not_today' : 'not_again')}
              onChange={({ target }) => onTick(target.checked)}
            />
          )}
          {footer && <p className={css.line}>{footer}</p>}
        </div>
      </div>
      {closeButton === 'outside' && button}
    </div>
  )
}
