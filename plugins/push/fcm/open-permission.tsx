import type { ContextOf, ServicesOf } from '@foyer/sdk'
import { getPushControl } from './get-push-control.ts'
import type { manifest } from './manifest.ts'
import { isCalm } from './offer-decision.ts'
import { PermissionSheet } from './permission-sheet.tsx'
import { REFUSALS } from './stored-keys.ts'
import { ANSWERS_MAX } from './constants.ts'

/**
 * Opens the question for permission, or what became of it (OV-18). `prompt`: the site asks by itself, so that a refusal rests;
 * `child`: the player has pressed a row. Resolves with `left` where it ended without an answer: with the member's session, or a
 * `prompt` with the calm screen.
 *
 * @param signal its abort withdraws the question
 */
export async function openPermission(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
  priority: 'prompt' | 'child',
  signal?: AbortSignal,
): Promise<'answered' | 'left'> {
  const { clock, device, i18n, navigation, overlays, session } = services
  await i18n.load(context.id)
  if (context.signal.aborted || signal?.aborted) return 'left'
  const t = i18n.translate<'push.fcm'>(context.id)
  const control = getPushControl(context, services)
  control.forgetFailure()
  const member = session.current.get()?.id
  const { closed, close } = overlays.open<'done'>(
    (props) => (
      <PermissionSheet
        {...props}
        plugin={context.id}
        control={control}
        platform={device.platform}
        support={control.support}
        onChanged={(on) => overlays.toast(t(on ? 'now_on' : 'now_off'), { kind: 'success' })}
      />
    ),
    { label: t('title'), kind: 'sheet', priority, key: 'permission' },
  )
  let left = false
  const leave = (): void => {
    left = true
    close()
  }
  // It is about the member who is signed in.
  const stops = [session.current.subscribe(() => session.current.get()?.id === member || leave())]
  // It may wait for another overlay, and that may lead to a payment.
  const look = (): void => void (isCalm(navigation.location.get().pathname) || leave())
  if (priority === 'prompt') {
    stops.push(navigation.location.subscribe(look))
    look()
  }
  signal?.addEventListener('abort', leave, { once: true })
  const result = await closed
  signal?.removeEventListener('abort', leave)
  for (const stop of stops) void stop()
  if (result === 'done') return 'answered'
  if (left || context.signal.aborted) return 'left'
  if (priority === 'prompt' && member !== undefined) {
    const { storage } = context
    storage.set(REFUSALS, rememberRefusal(storage.get(REFUSALS), member, clock.now()))
  }
  return 'answered'
}

/** The refusals with a member's own, which is the latest; those of the members who refused longest ago are dropped. */
export function rememberRefusal(
  refusals: Readonly<Record<string, number>> | undefined,
  member: string,
  now: number,
): Readonly<Record<string, number>> {
  const others = Object.entries(refusals ?? {}).filter(([id]) => id !== member)
  const latest = [...others].sort(([, a], [, b]) => b - a).slice(0, ANSWERS_MAX - 1)
  return Object.fromEntries([[member, now], ...latest])
}
