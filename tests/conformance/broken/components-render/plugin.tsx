import { fill } from '@foyer/sdk'
import { homeSections } from '../../../../plugins/site/contract.ts'
import type { ReactNode } from 'react'
import { bare, defineBroken } from '../../break-plugin.ts'

function Section(): ReactNode {
  throw new Error('cannot render')
}
export default defineBroken({
  plugin: bare(undefined, { contributes: [fill(homeSections, 'Section')] }, { Section }),
})
