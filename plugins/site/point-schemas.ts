import type { PointSchema } from '@foyer/sdk'
import * as v from 'valibot'
import {
  footerBlocks,
  footerLinks,
  frameBottom,
  frameTop,
  legalNotes,
  logo,
  pageEnd,
  settingsHead,
  settingsRows,
} from './contract.ts'

export const pointSchemas: readonly PointSchema[] = [
  { point: frameTop },
  { point: frameBottom },
  { point: pageEnd, readBy: ['site.chrome', 'customer-service.desk', 'games.lobby'] },
  { point: settingsHead, readBy: ['site.chrome'] },
  { point: settingsRows, readBy: ['site.chrome'] },
  { point: footerBlocks, readBy: ['site.footer'] },
  { point: footerLinks, readBy: ['site.footer'] },
  {
    point: legalNotes,
    schema: v.object({ text: v.pipe(v.string(), v.nonEmpty()) }),
    readBy: ['site.footer'],
  },
  { point: logo, schema: v.pipe(v.string(), v.nonEmpty()), readBy: ['site.chrome', 'account.auth'] },
]
