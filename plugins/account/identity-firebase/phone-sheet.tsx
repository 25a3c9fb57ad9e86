import { type LoginMethodProps, usePluginContext, useServices, useTranslation } from '@foyer/sdk'
import { Dialog, SheetHeader } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { CodeForm } from './code-form.tsx'
import type { IdentityService } from './identity-service.ts'
import type { manifest } from './manifest.ts'
import { isLive, SENT_CODE } from './sent-code.ts'
import { signInWith } from './social-flow.ts'
import { usePhoneField } from './use-phone-field.tsx'
import { toE164 } from './to-e164.ts'

interface Props extends Pick<LoginMethodProps, 'signIn' | 'busy'> {
  readonly service: () => Promise<IdentityService>
  readonly onClose: () => void
}

/** Signing in by a phone number and the code that the identity service sends to it. */
export function PhoneSheet({ service, signIn, busy, onClose }: Props): ReactNode {
  const t = useTranslation<'account.identity-firebase'>()
  const { storage, signal } = usePluginContext<typeof manifest>()
  const { clock, numbers } = useServices<typeof manifest>()
  const [sentCode] = useState(() => {
    const sent = storage.get(SENT_CODE)
    return sent && isLive(sent, clock.now()) ? sent : undefined
  })
  const { field, read } = usePhoneField(busy, sentCode?.mobileNum)
  useEffect(() => {
    // Restores the country together with a number whose code is still to be typed.
    if (sentCode) numbers.read(sentCode.countryDialingCode + sentCode.mobileNum)
  }, [numbers, sentCode])

  const sender = (): ((box: HTMLElement) => Promise<string>) | undefined => {
    const number = read()
    if (!number) return undefined
    return async (box) => {
      const verificationId = await (await service()).sendCode(toE164(number), box)
      storage.set(SENT_CODE, { ...number, verificationId, at: clock.now() })
      return verificationId
    }
  }
  return (
    <Dialog open kind="sheet" label={t('phone_title')} onClose={onClose}>
      <SheetHeader title={t('phone_title')} closeLabel={t('close')} onClose={onClose} />
      <CodeForm
        busy={busy}
        sent={sentCode?.verificationId}
        sender={sender}
        confirm={async (verificationId, code) => (await service()).confirm(verificationId, code)}
        onVerified={async (user) => {
          storage.remove(SENT_CODE)
          await signInWith(user, signIn, signal)
        }}
        action={t('log_in')}
      >
        {field}
      </CodeForm>
    </Dialog>
  )
}
