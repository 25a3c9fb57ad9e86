import { KINDS, type KindOfPlugin } from './kinds.ts'
import type { Order } from './parse-arguments.ts'
import { rename } from './rename.ts'

/** The lines that tell what to do with a plugin that was just made in this project. */
export function nextSteps(order: Order): readonly string[] {
  const { profile, see }: KindOfPlugin = KINDS[order.kind]
  const folder = `${order.into}/${order.area}/${order.name}`
  return [
    'Next:',
    `  test   npx vitest run ${folder}`,
    profile === undefined
      ? '  on     it is on for every merchant; a gate in its manifest (`when`) says otherwise'
      : `  on     in merchants/<id>/profile.ts: ${rename(profile, order)}`,
    `  see    npm start: ${rename(see, order)}`,
    '  check  npm run check',
  ]
}
