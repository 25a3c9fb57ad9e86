import type { Page } from '@playwright/test'
import { profile as aurora } from '../../../merchants/aurora/profile.ts'
import { profile as coral } from '../../../merchants/coral/profile.ts'
import { profile as lotus } from '../../../merchants/lotus/profile.ts'
import { MARK, MARK_END } from '../../../mocks/gateway/mark-texts.ts'
import { ICON_PATHS } from '../../../sdk/src/ui/icon-paths.ts'
import { findOverflow } from '../../stories/find-overflow.ts'
import { findCut, findTexts, findWrongWay } from './findings.ts'

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
/** What merchants wrote about themselves, and vendors of log-ins. */
const NAMES = [
  ...[lotus, coral, aurora].flatMap(({ legal, name }) => [...textsIn(legal), name]),
  'Google',
  'Facebook',
]
const POINTERS = (['back', 'forward', 'login', 'logout'] as const).map((name) => ICON_PATHS[name])

/**
 * Texts without a translation, and what has too little room.
 * @param names that are no texts on this screen
 */
export const judge = async (page: Page, names: readonly string[] = []): Promise<readonly string[]> => [
  ...(await page.evaluate(findTexts, {
    marks: [MARK, MARK_END] as const,
    // The longest first: one may be a part of another.
    names: [...NAMES, ...names].sort((a, b) => b.length - a.length),
  })),
  ...(await page.evaluate(findOverflow)),
  ...(await page.evaluate(findCut)),
]

/** The same screen from right to left: what has too little room there, and what points the wrong way. */
export async function judgeFlipped(page: Page): Promise<readonly string[]> {
  const direction = await page.evaluate(flipPage)
  const found = [
    ...(await page.evaluate(findOverflow)),
    ...(await page.evaluate(findCut)),
    ...(await page.evaluate(findWrongWay, POINTERS)),
  ]
  await page.evaluate((dir) => void (document.documentElement.dir = dir), direction)
  return found.map((problem) => `from right to left: ${problem}`)
}

/** @returns the direction that the page had */
async function flipPage(): Promise<string> {
  const root = document.documentElement
  const { dir } = root
  if (!document.getElementById('without-transitions')) {
    // However short, a transition would still be on its way.
    const style = document.createElement('style')
    style.id = 'without-transitions'
    style.textContent = '*, ::before, ::after { transition: none !important }'
    document.head.append(style)
  }
  root.dir = 'rtl'
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return dir
}
