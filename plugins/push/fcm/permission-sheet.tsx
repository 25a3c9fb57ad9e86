import { type Device, type OverlayProps, useStore, useTranslation } from '@foyer/sdk'
import { Button, SheetHeader } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import type { Push, PushFailure } from '../contract/push.ts'
import { FailureNote } from './failure-note.tsx'
import css from './permission-sheet.module.css'
import { messagingFailure } from './push-failure.ts'
import { isOn } from './push-state.ts'
import { permissionNow, type PushSupport } from './push-support.ts'
import { Reasons } from './reasons.tsx'

interface Props extends OverlayProps<'done'> {
  /** Id of the plugin, whose texts it shows. */
  readonly plugin: string
  readonly control: Push
  readonly support: PushSupport
  readonly platform: Device['platform']
  /** The player has turned messages on or off. */
  readonly onChanged: (on: boolean) => void
}

/** Asks for permission to send messages, with the reasons; shows why they cannot be had; turns them off again (OV-18, ER-12). */
export function PermissionSheet({ plugin, control, support, platform, onChanged, close }: Props): ReactNode {
  const t = useTranslation<'push.fcm'>(plugin)
  const state = useStore(control.state)
  const on = isOn(state)
  const busy = state.step === 'working'
  const permission = permissionNow()
  const failure = state.step === 'failed' ? state.failure : foundFailure(support, permission, on)
  const isSupported = support === 'supported'

  const change = async (): Promise<void> => {
    const { step } = await (on ? control.disable() : control.enable())
    if (step !== 'on' && step !== 'off') return
    close('done')
    onChanged(step === 'on')
  }
  const act = (): void => void change()
  return (
    <div className={css.sheet}>
      <SheetHeader
        inset
        title={on || !isSupported ? t('title') : t('ask_title')}
        closeLabel={t('close')}
        onClose={() => close()}
      />
      {isSupported && (on ? <p className={css.text}>{t('on_text')}</p> : <Reasons plugin={plugin} />)}
      <FailureNote plugin={plugin} failure={failure} platform={platform} />
      <div className={css.actions}>
        {isSupported && !on && (
          <Button block busy={busy} onClick={act}>
            {busy ? t('allowing') : state.step === 'failed' ? t('try_again') : t('allow')}
          </Button>
        )}
        {isSupported && on && (
          <Button block kind="secondary" busy={busy} onClick={act}>
            {busy ? t('stopping') : t('stop')}
          </Button>
        )}
        {!on && (
          <Button block kind={isSupported ? 'ghost' : 'secondary'} onClick={() => close()}>
            {isSupported ? t('not_now') : t('close')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** What is known before the player has pressed anything. */
function foundFailure(
  support: PushSupport,
  permission: NotificationPermission,
  on: boolean,
): PushFailure | undefined {
  if (support === 'home-screen')
    return { ...messagingFailure('unsupported-browser'), key: 'error_home_screen' }
  if (support !== 'supported') return messagingFailure('unsupported-browser')
  return permission === 'denied' && !on ? messagingFailure('permission-blocked') : undefined
}
