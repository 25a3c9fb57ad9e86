import { KINDS, type KindOfPlugin, type TemplateKind } from './kinds.ts'
import type { Order } from './parse-arguments.ts'
import { rename } from './rename.ts'

/** The guides of the project, by the kinds that have one. */
const GUIDES: { readonly [kind in TemplateKind]?: string } = {
  'tracking-destination': 'docs/destination.md',
  'chat-provider': 'docs/chat-provider.md',
}

/** The lines that tell what to do with a plugin that was just made in this project. */
export function nextSteps(order: Order): readonly string[] {
  const { profile, see }: KindOfPlugin = KINDS[order.kind]
  if (order.foreign !== undefined) return ofPackage(order.foreign, rename(see, order))
  const folder = `${order.into}/${order.area}/${order.name}`
  const guide = GUIDES[order.kind]
  return [
    'Next:',
    `  test   npx vitest run ${folder}`,
    profile === undefined
      ? '  on     it is on for every merchant; a gate in its manifest (`when`) says otherwise'
      : `  on     in merchants/<id>/profile.ts: ${rename(profile, order)}`,
    `  see    npm start: ${rename(see, order)}`,
    `  texts  ${folder}/locales/<CODE>.json for each language of untranslated.json: until then its texts are the English ones`,
    '  check  npm run check',
    ...(guide === undefined ? [] : [`  guide  ${guide}`]),
  ]
}

/** The same for a package of its own. */
const ofPackage = (folder: string, see: string): readonly string[] => [
  `Next, in ${folder} (its README says more):`,
  '  install  npm install <the file that `npm pack` makes in sdk/>',
  '  test     npm test and npm run check',
  `  see      in the site’s folder: npm start -- --foreign ${folder}`,
  `           ${see}`,
  '  release  npm run build prints the entry for a merchant’s profile',
  '  guide    docs/foreign-plugin.md in the site’s folder',
]
