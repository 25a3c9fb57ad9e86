import { useStoryText } from '@foyer/sdk/testing'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Form, type FormProps } from './form.tsx'
import { TextField } from './text-field.tsx'

export default { title: 'ui / form' }

function Voucher({
  busy = false,
  variant = 'card',
}: Partial<Pick<FormProps, 'busy' | 'variant'>>): ReactNode {
  const t = useStoryText()
  return (
    <Form busy={busy} variant={variant} onSubmit={() => undefined}>
      <TextField name="code" label={t('Code')} readOnly={busy} />
      <Button type="submit" kind="primary" block busy={busy}>
        {t('Redeem')}
      </Button>
    </Form>
  )
}
export const Usual = (): ReactNode => <Voucher />
/** Without a frame, as in a dialog. */
export const UsualPlain = (): ReactNode => <Voucher variant="plain" />
export const Busy = (): ReactNode => <Voucher busy />
