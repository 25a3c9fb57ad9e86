import { fill } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { bare, defineBroken } from '../../break-plugin.ts'
import { homeSections } from '../../../../plugins/site/contract.ts'

function Section(): ReactNode {
  throw new Error('cannot render')
}
export default defineBroken({
  plugin: bare(undefined, { contributes: [fill(homeSections, 'Section')] }, { Section }),
})
