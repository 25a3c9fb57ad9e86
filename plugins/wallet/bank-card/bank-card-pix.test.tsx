import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cardBound } from '../contract/card-bound.ts'
import { bodies, bound, card, error, press, showPix, submit, texts } from './bank-card.fake.ts'
import EN from './locales/EN.json'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the form for a Pix key', () => {
  const choose = (label: string) =>
    act(async () => fireEvent.click(screen.getByRole('radio', { name: label })))
  const input = () => document.querySelector<HTMLInputElement>('input[name="key"]')
  const paste = (value: string) => fireEvent.change(input() ?? document.body, { target: { value } })

  it.each([
    [EN.pix_cpf, '529.982.247-25', 'CPF', '52998224725'],
    [EN.pix_cnpj, '12.abc.345/01de-35', 'CNPJ', '12ABC34501DE35'],
    [EN.pix_phone, '(11) 98765-4321', 'PHONE', '+5511987654321'],
    [EN.pix_email, 'Ana@Mail.Example', 'EMAIL', 'ana@mail.example'],
    [EN.pix_random, '123E4567E89B12D3A456426614174000', 'RANDOM', '123e4567-e89b-12d3-a456-426614174000'],
  ])('[RT-12a] sends a key as Pix writes it: %s', async (label, typed, keyType, pixKey) => {
    const { http, overlays, test } = await showPix()
    await choose(label)
    paste(typed)
    await submit()
    expect(bodies(http, 'wallet.bind-pix')).toEqual([{ keyType, pixKey }])
    expect(texts(overlays)).toEqual([EN.bound_pix])
    expect(test.emitted(cardBound)).toEqual([{ kind: 'pix' }])
  })

  it.each([
    [EN.pix_cpf, 'numeric', EN.wrong_cpf],
    [EN.pix_cnpj, null, EN.wrong_cnpj],
    [EN.pix_phone, 'tel', EN.wrong_phone],
    [EN.pix_email, 'email', EN.wrong_email],
    [EN.pix_random, null, EN.wrong_random],
  ])('[VA-17] each kind has its keyboard and its words: %s', async (label, keyboard, wrong) => {
    const { http } = await showPix()
    await choose(label)
    expect(input()?.getAttribute('inputmode')).toBe(keyboard)
    await submit()
    expect(screen.getByText(EN.key_empty)).toBeTruthy()
    paste('12')
    await submit()
    expect(screen.getByText(wrong)).toBeTruthy()
    expect(document.activeElement).toBe(input())
    expect(input()?.value).toBe('12')
    expect(http.callsOf('wallet.bind-pix')).toEqual([])
  })

  it('offers the kind of what was pasted, and takes it with one tap', async () => {
    const { http } = await showPix()
    paste('ana@mail.example')
    expect(screen.getByRole('status').textContent).toBe(`${EN.pix_looks_like}${EN.pix_email}`)
    await press(EN.pix_email)
    expect(screen.getByRole('radio', { name: EN.pix_email })).toHaveProperty('checked', true)
    expect(document.activeElement).toBe(input())
    expect(screen.getByRole('status').textContent).toBe('')
    await submit()
    expect(bodies(http, 'wallet.bind-pix')).toEqual([{ keyType: 'EMAIL', pixKey: 'ana@mail.example' }])
  })

  it('offers both where a text may be two, and nothing where it fits the chosen kind', async () => {
    await showPix()
    await choose(EN.pix_email)
    paste('11987654374')
    expect(
      within(screen.getByRole('status'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([EN.pix_cpf, EN.pix_phone])
    await choose(EN.pix_phone)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('where no answer came, a new key in the list that may be this one is this one', async () => {
    const { http, overlays } = await showPix({ answers: { 'wallet.bind-pix': error('HT-TIMEOUT') } })
    paste('52998224725')
    http.answers['wallet.cards'] = bound(card('9', '•••.982.247-••', { kind: 'pix', name: '' }))
    await submit()
    expect(texts(overlays)).toEqual([EN.bound_pix])
  })

  it('stores nothing of a key', async () => {
    const { storage } = await showPix({ answers: { 'wallet.bind-pix': error('HT-TIMEOUT') } })
    paste('52998224725')
    await submit()
    expect([...storage.stored.values()].join()).not.toContain('529')
  })
})
