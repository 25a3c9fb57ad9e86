import { I18N, type MerchantLegal, SITE } from '@foyer/sdk'
import { fakeSite, testPlugin } from '@foyer/sdk/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { footerBlocks, footerLinks, legalNotes } from '../contract.ts'
import texts from './locales/EN.json'
import footer from './manifest.ts'

afterEach(cleanup)

const LEGAL: MerchantLegal = {
  company: 'Lotus Ltd., company no. 7',
  minimumAge: 21,
  terms: 'https://lotus.example/terms?in={language}',
  privacy: '/documents/privacy',
}

async function open(part: Partial<MerchantLegal> = {}) {
  const site = fakeSite({ merchant: { name: 'Lotus', legal: { ...LEGAL, ...part } } })
  const services = { [SITE]: site, [I18N]: { tag: () => 'pt-BR' } }
  const plugin = await testPlugin(footer, { services, texts })
  return { plugin, show: () => render(plugin.element('Footer', {})) }
}
const link = (name: string) => screen.getByRole('link', { name })

describe('the footer', () => {
  it('says whose site it is, and from which age one may play', async () => {
    const { show } = await open()
    expect(show().container.textContent).toContain('Lotus · Lotus Ltd., company no. 7')
    expect(screen.getByText(/people aged 21 and over/)).toBeTruthy()
  })

  it('[SE-03a] links the merchant’s documents, in the player’s language, in windows of their own', async () => {
    const { show } = await open()
    show()
    expect(link('Terms of use').getAttribute('href')).toBe('https://lotus.example/terms?in=pt-BR')
    expect(link('Privacy').getAttribute('href')).toBe(`${location.origin}/documents/privacy`)
    for (const each of screen.getAllByRole('link'))
      expect([each.getAttribute('target'), each.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ])
  })

  it('shows only what the merchant has: no empty licence, list of payments or helpline', async () => {
    const { show } = await open()
    show()
    expect(screen.getAllByRole('link')).toHaveLength(2)
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.queryByText(/Licensed/)).toBeNull()
  })

  it('shows the licence with the page that confirms it, the helpline, and the means of payment', async () => {
    const { show } = await open({
      licence: { authority: 'Coastal Commission', number: 'C-1', href: 'https://coast.example/C-1' },
      saferPlay: 'https://lotus.example/limits',
      helpline: { name: 'CVV 188', href: 'tel:188' },
      payments: ['Pix', 'Visa'],
      mail: 'help@lotus.example',
    })
    show()
    expect(link('Licensed by the Coastal Commission, no. C-1').getAttribute('href')).toBe(
      'https://coast.example/C-1',
    )
    expect(link('Safer play')).toBeTruthy()
    expect(link('Write to us: help@lotus.example').getAttribute('href')).toBe('mailto:help@lotus.example')
    // A call opens no window.
    expect([
      link('Get help: CVV 188').getAttribute('href'),
      link('Get help: CVV 188').getAttribute('target'),
    ]).toEqual(['tel:188', null])
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Pix', 'Visa'])
  })

  it('has the blocks and the lines of other plugins', async () => {
    const { plugin, show } = await open()
    plugin.contributeOthers(footerBlocks, [() => <p>Get our app</p>])
    plugin.contributeOthers(legalNotes, [{ text: 'payments' }])
    plugin.contributeOthers(footerLinks, [() => <button type="button">Choices</button>])
    show()
    const documents = screen.getByRole('navigation', { name: texts.documents })
    expect(await within(documents).findByRole('button', { name: 'Choices' })).toBeTruthy()
    expect(await screen.findByText('Get our app')).toBeTruthy()
    expect(screen.getByText('Ways to pay')).toBeTruthy()
  })
})
