/** What a page refers to in the project. */
export interface References {
  /** Relative links, without their anchors. */
  readonly files: readonly string[]
  /** `errors.md#kernelhttp`: links with an anchor, also within the page (`#figures`). */
  readonly anchors: readonly { readonly file: string; readonly anchor: string }[]
  /** Scripts that `npm run …` names. */
  readonly scripts: readonly string[]
}

const LINK = /\]\(([^()\s]+)\)/g
const SCRIPT = /\bnpm run (?:--silent )?([a-z][\w:-]*)/g

/** The links and scripts of a page. */
export function readReferences(markdown: string): References {
  const targets = [...markdown.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = '', anchor] = target.split('#')
      return { file, anchor }
    })
  return {
    files: targets.flatMap(({ file }) => (file === '' ? [] : [file])),
    anchors: targets.flatMap(({ file, anchor }) => (anchor === undefined ? [] : [{ file, anchor }])),
    scripts: [...markdown.matchAll(SCRIPT)].map(([, name = '']) => name),
  }
}

/** The anchors of a page's headings, as a reader of the repository makes them. */
export const anchorsOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
