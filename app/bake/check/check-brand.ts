import sharp from 'sharp'
import type { Finding, MerchantFile } from './finding.ts'

/** The merchant’s two pictures: each must be there, and be an SVG that can be drawn and holds no script. */
export async function checkBrand(pictures: {
  readonly logo: string | undefined
  readonly icon: string | undefined
}): Promise<readonly Finding[]> {
  const [logo, icon] = await Promise.all([
    pictureFinding('logo.svg', pictures.logo, 'It stands in the header and on the log-in screen.'),
    pictureFinding('icon.svg', pictures.icon, 'It stands in the browser’s tab and on the home screen.'),
  ])
  return [...logo, ...icon]
}

async function pictureFinding(
  file: MerchantFile,
  svg: string | undefined,
  use: string,
): Promise<readonly Finding[]> {
  const wrong = (text: string, remedy: string): readonly Finding[] => [
    { file, code: 'BK-BRAND', text, remedy },
  ]
  if (svg === undefined) return wrong('The file is missing.', `Add it. ${use}`)
  if (/<script|\son\w+\s*=|javascript:/i.test(svg))
    return wrong('It contains a script.', 'Export it without scripts.')
  try {
    // What makes the favicon draws it too.
    await sharp(Buffer.from(svg)).metadata()
  } catch {
    return wrong('It is no SVG that can be drawn.', 'Export it anew as a plain SVG.')
  }
  return /<svg[\s>]/.test(svg) ? [] : wrong('It is no SVG.', 'Export it anew as a plain SVG.')
}
