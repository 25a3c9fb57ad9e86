import { Link, LOGIN_PATH, useFindService, usePluginContext, useServices, useTranslation } from '@foyer/sdk'
import { Icon, LazyImage } from '@foyer/sdk/ui'
import type { MouseEvent, ReactNode } from 'react'
import { INSTALL_MODAL } from '../../install/contract/install-modal.ts'
import { ACTION_ICONS } from './action-icons.ts'
import { type ActivityButton, isAction } from './activity-button.ts'
import { PICTURE_PX } from './constants.ts'
import type { ButtonEffect } from './decide-button.ts'
import type { manifest } from './manifest.ts'
import css from './shortcut-button.module.css'

interface Props {
  readonly button: ActivityButton
  readonly effect: ButtonEffect
}

/** One shortcut: a link where it leads to a page of this site, also to the log-in; else a button. */
export function ShortcutButton({ button, effect }: Props): ReactNode {
  const plugin = usePluginContext<typeof manifest>()
  const { navigation, overlays } = useServices<typeof manifest>()
  // Not among the optional services: the buttons would be loaded anew when the modal's plugin starts.
  const findService = useFindService()
  const t = useTranslation<'promotions.activity-buttons'>()
  const inside = <Inside button={button} />
  if (effect.kind === 'go')
    return (
      <Link className={css.button} to={effect.to}>
        {inside}
      </Link>
    )
  if (effect.kind === 'login') {
    const logIn = (event: MouseEvent): void => {
      event.preventDefault()
      navigation.redirectToLogin(effect.returnTo)
    }
    return (
      <Link className={css.button} to={LOGIN_PATH} onClick={logIn}>
        {inside}
      </Link>
    )
  }
  const download = async (): Promise<void> => {
    const modal = findService(INSTALL_MODAL)
    try {
      if (await modal?.open('button')) return
    } catch (error) {
      plugin.logger.error(error)
    }
    // Without an app the player can still put the site on the home screen, which the site does not see.
    overlays.toast(t('install_hint'))
  }
  const press = (): void => {
    if (effect.kind === 'open') navigation.openWindow(effect.url)
    else if (effect.kind === 'download') void download()
  }
  return (
    <button type="button" className={css.button} onClick={press}>
      {inside}
    </button>
  )
}

function Inside({ button: { action, image, title } }: Pick<Props, 'button'>): ReactNode {
  const t = useTranslation<'promotions.activity-buttons'>()
  const { site } = useServices<typeof manifest>()
  const known = isAction(action) ? action : 'ACTIVITY'
  const src = image && site.image(image)
  return (
    <>
      <span className={css.picture} data-action={known}>
        {src ? (
          <LazyImage className={css.image ?? ''} src={src} alt="" width={PICTURE_PX} height={PICTURE_PX} />
        ) : (
          <Icon name={ACTION_ICONS[known]} size={26} />
        )}
      </span>
      <span className={css.title}>{title || t(`action_${known}`)}</span>
    </>
  )
}
