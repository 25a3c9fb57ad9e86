import { Link, LOGIN_PATH, useFindService, usePluginContext, useServices, useTranslation } from '@foyer/sdk'
import { Icon, LazyImage, type IconProps } from '@foyer/sdk/ui'
import type { MouseEvent, ReactNode } from 'react'
import { INSTALL_MODAL } from '../../install/contract/install-modal.ts'
import { type ActivityButton, isAction, type Action } from './activity-button.ts'
import { PICTURE_PX } from './constants.ts'
import type { ButtonEffect } from './decide-button.ts'
import type { manifest } from './manifest.ts'
import css from './shortcut-button.module.css'

/** The site's own picture of each action: an icon, or the data of a path on a grid of 24 × 24. */
const ACTION_ICONS: Readonly<Record<Action, IconProps['name']>> = {
  APP_DOWNLOAD: 'M8 2.500h8a1.5 1.5 0 0 1 1.5 1.500v16a1.5 1.5 0 0 1-1.5 1.500H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.500zM12 7v7M9.5 11.500L12 14l2.5-2.500M10.5 18h3',
  REGISTER: 'M10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM3 20c.7-3.5 3.3-5 7-5 1.5 0 2.9.3 4 .8M18 14v6M15 17h6',
  INVITE_FRIENDS: 'M9 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.500c.7-3 3-4.5 6.5-4.500s5.8 1.5 6.5 4.500M15.5 5.500a3.5 3.5 0 0 1 0 6.500M18 15.500c1.9.7 3 2 3.5 4',
  MEMBER: 'star',
  DEPOSIT: 'M4 7h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h12v3M16.5 13.500v0',
  REWARD_CENTER: 'gift',
  MISSION: 'trophy',
  POINT_MARKET: 'M4 9l1.5-5h13L20 9M4 9v11h16V9M4 9a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0A2.7 2.7 0 0 0 20 9M9.5 20v-5h5v5',
  ACTIVITY: 'fire',
} // prettier-ignore

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
