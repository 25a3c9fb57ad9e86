import { useStoryText } from '@foyer/sdk/testing'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice, type NoticeProps } from './notice.tsx'

export default { title: 'ui / Notice' }

interface TextsOfNotice extends Pick<NoticeProps, 'icon' | 'title' | 'message'> {
  readonly action: string
  readonly closes?: boolean
}

function Card({ icon, title, message, action, closes = false }: TextsOfNotice): ReactNode {
  const t = useStoryText()
  const close = closes ? { label: t('Close'), onClick: () => undefined } : undefined
  return (
    <Notice icon={icon} title={t(title)} message={t(message)} close={close}>
      <Button block>{t(action)}</Button>
    </Notice>
  )
}
export const Usual = (): ReactNode => (
  <Card icon="gift" title="A gift for you" message="50 free spins until tonight." action="Take them" closes />
)
/** Only its button closes it. */
export const UsualForced = (): ReactNode => (
  <Card icon="lock" title="New password" message="Yours has expired." action="Change it" />
)
export const Failed = (): ReactNode => (
  <Card icon="warning" title="That did not work" message="The network is slow." action="Try again" closes />
)
export const LongTexts = (): ReactNode => (
  <Card
    icon="info"
    title="Your identity has to be confirmed before the first payout of more than 5,000 in one month"
    message="The law asks us to know who wins. Please have your identity card ready, and a bill of the last three months that shows your name and address. It takes five minutes."
    action="Confirm my identity now, so that payouts are not delayed"
    closes
  />
)
