import { createHash } from 'node:crypto'
import type { LanguageCode } from '@foyer/sdk'
import { dir } from 'i18next'
import { tagOf } from '../../kernel/i18n/languages.ts'
import type { BakedPage } from '../../kernel/profile/baked-page.ts'
import type { PageMetadata, Profile } from '../../kernel/profile/profile.ts'
import { attribute, text } from './escape.ts'

/** The parts of one HTML file. */
export interface DocumentParts {
  readonly profile: Profile
  readonly language: LanguageCode
  readonly baked: BakedPage
  readonly metadata: PageMetadata
  /** Canonical path of the page for search engines; absent: the page is served for several. */
  readonly canonical?: string | undefined
  /** Source of the inline boot script. */
  readonly boot: string
  /** Critical CSS: tokens, brand, first-paint styles. */
  readonly css: string
  /** Address of the entry module. */
  readonly entry: string
  /** Chunks that the entry imports statically, to be fetched beside it. */
  readonly preloads: readonly string[]
  /** Hash of the manifests of the page's build, by which the page detects a newer build (ST-15). */
  readonly assets?: string
  /** The import map, for pages that may load foreign plugins. */
  readonly importMap?: string | undefined
  /** What a page that the browser renders shows where scripts are off, as HTML. */
  readonly withoutScript?: string | undefined
  /** The rendered app; empty for a page that the browser renders. */
  readonly app: string
}

/** The data block's id; kernel/boot reads it. */
export const BAKED_BLOCK_ID = 'foyer-baked'

/** React puts the preloads of the first images before the app; in the head they start sooner. */
const IMAGE_PRELOADS = /^((?:<link [^>]*>)*)(.*)$/s

/**
 * A whole page. The only scripts in it are the boot script, the import map and a block of data that is never run.
 */
export function renderDocument(parts: DocumentParts): string {
  const { profile, language, baked, metadata } = parts
  const color = (scheme: 'light' | 'dark'): string =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${attribute(profile.themeColor[scheme])}">`
  const [, links = '', app = ''] = IMAGE_PRELOADS.exec(parts.app) ?? []
  return [
    '<!doctype html>',
    `<html lang="${tagOf(language)}" dir="${dir(tagOf(language))}" data-theme="${profile.theme}" data-merchant="${attribute(profile.code)}" data-brand="${profile.id}" data-language="${language}"${parts.assets ? ` data-assets="${parts.assets}"` : ''} data-entry="${[parts.entry, ...parts.preloads].join(' ')}"${app ? '' : ' data-shell'}>`,
    '<head><meta charset="utf-8">',
    `<script>${parts.boot}</script>`,
    // Before any module is requested: browsers may ignore a later one.
    ...(parts.importMap ? [`<script type="importmap">${parts.importMap}</script>`] : []),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${text(metadata.title)}</title>`,
    `<meta name="description" content="${attribute(metadata.description)}">`,
    ...(metadata.keywords ? [`<meta name="keywords" content="${attribute(metadata.keywords)}">`] : []),
    // For any host; site.metadata adds the main domain.
    ...(parts.canonical ? [`<link rel="canonical" href="${attribute(parts.canonical)}">`] : []),
    profile.theme === 'auto'
      ? color('light') + color('dark')
      : `<meta name="theme-color" content="${attribute(profile.themeColor[profile.theme])}">`,
    `<link rel="icon" href="/m/brand/${profile.id}/icon.svg" type="image/svg+xml">`,
    ...(links ? [links] : []),
    `<style>${parts.css}</style>`,
    // The boot script requests the page's scripts: only it knows whether the browser can run them.
    `</head><body><div id="root">${app}</div>`,
    ...(app || !parts.withoutScript ? [] : [`<noscript>${parts.withoutScript}</noscript>`]),
    `<script type="application/json" id="${BAKED_BLOCK_ID}">${json(baked)}</script>`,
    '</body></html>',
  ].join('')
}

/** Hash source of an inline script for the Content-Security-Policy. */
export const hashSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** JSON that cannot end its own element or start a comment in it. */
const json = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
