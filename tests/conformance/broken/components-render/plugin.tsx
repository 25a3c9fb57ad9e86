import { homeSections, contribute } from '@foyer/sdk'
import type { ReactNode } from 'react'
import { bare, defineBroken } from '../../break-plugin.ts'

function Section(): ReactNode {
  throw new Error('cannot render')
}
export default defineBroken({
  plugin: bare(undefined, { contributes: [contribute(homeSections, { component: 'Section' })] }, { Section }),
})
