import { useStoryText } from '@foyer/sdk/testing'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Form } from './form.tsx'
import { FormMessage } from './form-message.tsx'
import { FormNote } from './form-note.tsx'
import { FormScreen } from './form-screen.tsx'
import { TextField } from './text-field.tsx'

export default { title: 'ui / form screen' }

interface Options {
  readonly title?: string
  readonly lead?: string
  readonly message?: string
  readonly error?: string
  readonly busy?: boolean
}

function Voucher(options: Options): ReactNode {
  const t = useStoryText()
  const { title = 'Redeem a voucher', lead = 'The code is on its back.' } = options
  const { message = '', error, busy = false } = options
  return (
    <FormScreen title={t(title)} lead={t(lead)} icon="gift">
      <Form busy={busy} onSubmit={() => undefined}>
        <TextField name="code" label={t('Code')} error={error && t(error)} readOnly={busy} />
        <FormMessage>{message && t(message)}</FormMessage>
        <Button type="submit" kind="primary" block busy={busy}>
          {t('Redeem')}
        </Button>
        <FormNote icon="lock">{t('Sent encrypted')}</FormNote>
      </Form>
    </FormScreen>
  )
}
export const Usual = (): ReactNode => <Voucher />
export const Busy = (): ReactNode => <Voucher busy />
export const Invalid = (): ReactNode => <Voucher error="There is no such voucher." />
export const Failed = (): ReactNode => <Voucher message="The network is slow. Please try again." />
export const LongTexts = (): ReactNode => (
  <Voucher
    title="Gutscheincodeeinlösungsbestätigung"
    lead="Your voucher has been sent to you by post, or by message, or has been given to you by an agent of ours in a shop."
    message="Vouchers that were given out before the first of January can no longer be redeemed here. Please write to us, and we find another way."
  />
)
