import { circle, group, line, path, rect, repeat } from './svg.ts'

/** Outline of everything in the foreground. */
const EDGE = ' stroke="#0007" stroke-width="2.5"'
const SHINE = '#ffffff8c'

const star = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 ? inner : outer
    const angle = (Math.PI * index) / points - Math.PI / 2
    return `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`
  }).join('L')}z`

const petal = (rotation: number, fill: string, length = 44): string =>
  group(
    `rotate(${rotation})`,
    path(`M0 6C-20-8-14-${length - 12} 0-${length}C14-${length - 12} 20-8 0 6z`, fill, EDGE),
  )

const eyes = (x: number, y: number, r: number): string =>
  circle(-x, y, r, '#fff') +
  circle(x, y, r, '#fff') +
  circle(-x + 1, y + 1, r * 0.55, '#1a1020') +
  circle(x - 1, y + 1, r * 0.55, '#1a1020')

/** Motifs of slots, each drawn around the origin in a square of 100. */
export const EMBLEMS = {
  seven: path('M-36-44H38V-26C16-2 6 18 2 46H-30C-24 14-10-8 8-22H-18V-10H-36z', 'url(#m)', ` stroke="#fff3b0" stroke-width="5"`) + path('M-30-38H30L24-32H-30z', SHINE),
  gem: path('M-28-38H28L48-8 0 46-48-8z', 'url(#m)', EDGE) + path('M-28-38L-18-8 0-38 18-8 28-38M-48-8H48', 'none', ' stroke="#ffffffb0" stroke-width="2.5"') + path('M-18-8H18L0 46z', '#ffffff40') + path('M-28-38H0L-18-8-48-8z', '#ffffff59'),
  cherry: line('M-18 14C-14-14 4-30 24-42M20 18C20-8 20-24 24-42', '#3f8a22', 5) + path('M24-42C40-52 52-40 50-28 36-24 26-30 24-42z', '#6cc437', EDGE) + circle(-20, 24, 22, 'url(#m)', EDGE) + circle(22, 27, 20, 'url(#m)', EDGE) + circle(-27, 16, 6, SHINE) + circle(16, 20, 5, SHINE),
  bell: path('M0-44C26-44 28-18 32 10L44 28H-44L-32 10C-28-18-26-44 0-44z', 'url(#g)', EDGE) + path('M-14-34C-24-22-22-2-26 14H-16C-14-6-14-24-6-36z', '#ffffff80') + circle(0, 36, 10, 'url(#m)', EDGE) + rect(-46, 22, 92, 8, 'url(#g)', ` rx="4"${EDGE}`),
  clover: repeat(4, (index) => group(`rotate(${index * 90 + 45})`, path('M0-2C-26-10-26-44-8-42-2-41 0-36 0-36 0-36 2-41 8-42 26-44 26-10 0-2z', 'url(#m)', EDGE))) + line('M2 4C8 22 12 34 24 46', '#2c7a2e', 5) + circle(0, 0, 5, '#eaffb0'),
  crown: path('M-44 30L-48-22-24-2 0-42 24-2 48-22 44 30z', 'url(#g)', EDGE) + rect(-44, 24, 88, 16, 'url(#m)', ` rx="5"${EDGE}`) + repeat(3, (index) => circle(index * 28 - 28, 32, 5, '#fff')) + repeat(3, (index) => circle(index * 48 - 48, index === 1 ? -44 : -24, 7, 'url(#s)', EDGE)),
  coin: circle(0, 0, 46, 'url(#g)', EDGE) + circle(0, 0, 35, 'none', ' stroke="#a8660899" stroke-width="3"') + path(star(5, 27, 12), '#b0690a') + path(star(5, 25, 11), '#fff2ac') + line('M-34-18A38 38 0 0 1-4-38', '#fffffff0', 5),
  ingot: path('M-48-16C-36-6-24-2-18-2-18-30 18-30 18-2 24-2 36-6 48-16 50 16 36 36 0 36S-50 16-48-16z', 'url(#g)', EDGE) + path('M-18-2C-10 6 10 6 18-2', 'none', ' stroke="#9b5a06" stroke-width="3"') + path('M-10-18C-6-24 6-24 10-18 4-14-4-14-10-18z', '#fffbe0') + line('M-38 12C-30 22-20 26-10 28', '#ffffffc0', 4),
  star: path(star(5, 48, 21), 'url(#m)', ` stroke="#fff3b0" stroke-width="4"`) + path('M0-38L9-12H0z', SHINE) + path('M0-38L-9-12-34-11 0 6z', '#ffffff3d'),
  lantern: rect(-14, -46, 28, 9, 'url(#g)', ' rx="3"') + path('M0-38C40-38 46-6 46 0S40 30 0 30-46 6-46 0-40-38 0-38z', 'url(#m)', EDGE) + path('M0-38C-22-38-22 30 0 30 22 30 22-38 0-38z', '#ffdb8a59', ' stroke="#ffe9b0" stroke-width="2"') + line('M-26-34C-44-14-44 10-26 26M26-34C44-14 44 10 26 26', '#ffe9b0aa', 2) + rect(-16, 28, 32, 8, 'url(#g)', ' rx="3"') + line('M0 36V50M-8 36V46M8 36V46', '#ffd24a', 3),
  lotus: petal(-78, 'url(#s)', 48) + petal(78, 'url(#s)', 48) + petal(-46, 'url(#m)', 50) + petal(46, 'url(#m)', 50) + petal(-20, 'url(#m)', 52) + petal(20, 'url(#m)', 52) + petal(0, 'url(#m)', 46) + path('M-50 14C-26 34 26 34 50 14 34 40-34 40-50 14z', '#2f9e5a', EDGE),
  koi: path('M-40 8C-26-26 18-30 40-6 44-18 52-22 52-22 48-2 48 6 52 24 52 24 42 20 38 10 16 30-22 28-40 8z', 'url(#m)', EDGE) + path('M-12-18C0-34 18-34 24-30 20-24 18-18 20-14z', 'url(#s)', EDGE) + path('M-8 4C4-10 20-10 28 0 14 4 4 10-8 4z', '#ffffffb5') + circle(-26, 2, 4.5, '#fff') + circle(-26, 2, 2.5, '#111') + line('M-16-8C-12 2-12 10-16 18', '#fff9', 2.5),
  tiger: path('M-40-40L-18-34C-8-38 8-38 18-34L40-40 38-10C46 14 30 44 0 46-30 44-46 14-38-10z', 'url(#m)', EDGE) + path('M0 8C-16 6-26 18-20 30-12 40 12 40 20 30 26 18 16 6 0 8z', '#fff5e2') + line('M0-36V-20M-12-33L-8-20M12-33L8-20M-40 2L-26 4M-40 14L-28 13M40 2L26 4M40 14L28 13', '#2b1206', 5) + eyes(16, -4, 7) + path('M-8 12H8L0 22z', '#2b1206') + line('M0 22V28M0 28C-6 34-12 32-12 32M0 28C6 34 12 32 12 32', '#2b1206', 2.5),
  fox: path('M-44-44L-16-22C-6-26 6-26 16-22L44-44 40-4 0 44-40-4z', 'url(#m)', EDGE) + path('M-40-4L-14 2 0 44zM40-4L14 2 0 44z', '#fff4e6') + path('M-38-34L-22-20-34-12zM38-34L22-20 34-12z', '#3a160a') + eyes(15, -4, 6) + circle(0, 36, 6, '#2b1206'),
  bull: path('M-22-18C-52-20-52-44-44-48-42-32-30-30-18-32H18C30-30 42-32 44-48 52-44 52-20 22-18z', 'url(#w)', EDGE) + path('M-28-26C-20-34 20-34 28-26 34 0 22 20 18 40-8 50 8 50-18 40-22 20-34 0-28-26z', 'url(#m)', EDGE) + path('M-18 22C-8 16 8 16 18 22V38C6 46-6 46-18 38z', '#ffdcc0') + circle(-8, 31, 3.5, '#4a1b0b') + circle(8, 31, 3.5, '#4a1b0b') + line('M-10 40A10 8 0 0 0 10 40', '#ffd24a', 4) + eyes(14, -4, 6),
  panda: circle(-30, -30, 15, '#1c1b26') + circle(30, -30, 15, '#1c1b26') + circle(0, 2, 43, 'url(#w)', EDGE) + `<ellipse cx="-17" cy="-4" rx="12" ry="14" fill="#1c1b26" transform="rotate(24 -17 -4)"/><ellipse cx="17" cy="-4" rx="12" ry="14" fill="#1c1b26" transform="rotate(-24 17 -4)"/>` + circle(-15, -5, 5, '#fff') + circle(15, -5, 5, '#fff') + path('M-8 14H8L0 22z', '#1c1b26') + line('M-10 28C-4 34 4 34 10 28', '#1c1b26', 3),
  parrot: path('M-8 46C-40 34-40-34-4-44 32-46 40-20 36-2 50-4 46 16 34 12 34 34 14 48-8 46z', 'url(#m)', EDGE) + path('M-8 46C-34 34-30 4-12-6-4 16 6 34-8 46z', 'url(#s)', EDGE) + path('M22-22C46-26 52-6 40 12 38-2 32-8 20-8z', 'url(#g)', EDGE) + circle(8, -20, 11, '#fff') + circle(10, -20, 5, '#1a1020') + line('M-6-40C-14-54-26-52-30-48M0-42C-2-56-12-58-16-56', '#ffd24a', 5),
  phoenix: path('M0 44C-6 26-4 10-2 2-30 8-48-16-50-42-34-22-18-24-8-20-6-38-2-44 0-48 2-44 6-38 8-20 18-24 34-22 50-42 48-16 30 8 2 2 4 10 6 26 0 44z', 'url(#m)', EDGE) + path('M0 36C-14 40-22 34-26 26-14 28-6 20-2 8zM0 36C14 40 22 34 26 26 14 28 6 20 2 8z', 'url(#g)') + line('M-38-24C-28-12-18-8-8-10M38-24C28-12 18-8 8-10', '#fff3', 4) + circle(0, -30, 3, '#fff'),
  mask: path('M-46-26C-24-36 24-36 46-26 50 6 34 20 18 16 8 14 6 4 0 4S-8 14-18 16C-34 20-50 6-46-26z', 'url(#m)', ` stroke="#ffd24a" stroke-width="4"`) + path('M-34-10C-26-18-16-16-10-6-20 2-30 0-34-10zM34-10C26-18 16-16 10-6 20 2 30 0 34-10z', '#140a1c') + line('M0-32C-8-44-24-50-34-46M0-32C0-46 8-50 14-50M0-32C12-42 26-46 36-42', '#fff', 5) + circle(0, -24, 6, 'url(#g)'),
  pyramid: path('M0-44L50 38H-50z', 'url(#g)', EDGE) + path('M0-44L50 38H6z', '#7a4a0699') + path('M0-44L13-22H-13z', 'url(#m)') + circle(0, 4, 12, '#fff8d8') + circle(0, 4, 6, '#1a3a5a') + line('M-34 24H30M-24 8H-14M14 8H22', '#9b5a0688', 2.5),
  scarab: path('M-10-8C-40-30-50-6-48 12-36 0-24 4-14 12zM10-8C40-30 50-6 48 12 36 0 24 4 14 12z', 'url(#s)', EDGE) + `<ellipse cy="12" rx="24" ry="30" fill="url(#m)"${EDGE}/>` + line('M0-12V42M-22 8C-8 0 8 0 22 8', '#ffd24a', 3) + circle(0, -24, 15, 'url(#g)', EDGE) + circle(-5, -29, 4, SHINE),
  rocket: path('M-12 24L-18 48 0 38 18 48 12 24z', '#ffb23e') + path('M0-50C22-30 22 6 14 28H-14C-22 6-22-30 0-50z', 'url(#w)', EDGE) + path('M-18 2L-36 26-14 26zM18 2L36 26 14 26z', 'url(#m)', EDGE) + circle(0, -12, 10, 'url(#s)', ' stroke="#35406a" stroke-width="4"') + path('M0-50C8-44 13-36 15-30H-15C-13-36-8-44 0-50z', 'url(#m)'),
  planet: circle(0, 0, 34, 'url(#m)', EDGE) + line('M-30-10C-10-4 10-4 32-8M-32 8C-12 14 14 14 30 12', '#ffffff59', 6) + `<ellipse rx="52" ry="15" fill="none" stroke="url(#g)" stroke-width="7" transform="rotate(-18)"/>` + path('M-32-11A34 34 0 0 1 32-11L-34 11z', 'url(#m)') + circle(-12, -16, 8, SHINE),
  dice: group('rotate(-12)', rect(-40, -30, 52, 52, 'url(#m)', ` rx="10"${EDGE}`) + circle(-28, -18, 5, '#fff') + circle(-14, -4, 5, '#fff') + circle(0, 10, 5, '#fff')) + group('rotate(14)', rect(-4, -8, 48, 48, 'url(#w)', ` rx="10"${EDGE}`) + repeat(4, (index) => circle(8 + (index % 2) * 24, 4 + Math.floor(index / 2) * 24, 5, '#c2182b'))),
  chip: circle(0, 0, 46, 'url(#m)', EDGE) + `<circle r="39" fill="none" stroke="#fff" stroke-width="12" stroke-dasharray="20 20.8"/>` + circle(0, 0, 29, 'url(#s)', ' stroke="#fff" stroke-width="3"') + path(star(4, 20, 7), 'url(#g)'),
  potion: path('M-12-46H12V-20C40-8 44 44 0 44S-40-8-12-20z', '#ffffff4d', ` stroke="#fff" stroke-width="3"`) + path('M-30 6C-14-2 14 12 30 4 34 30 20 40 0 40S-34 30-30 6z', 'url(#m)') + rect(-16, -52, 32, 11, '#9a6030', ` rx="4"${EDGE}`) + circle(-8, 20, 5, SHINE) + circle(10, 26, 3.5, SHINE) + circle(2, 10, 3, SHINE),
  book: path('M0-30C-16-42-36-40-48-34V34C-34 28-16 28 0 40z', 'url(#m)', EDGE) + path('M0-30C16-42 36-40 48-34V34C34 28 16 28 0 40z', 'url(#s)', EDGE) + path('M0-24C-14-34-30-34-42-30V24C-30 20-14 22 0 32 14 22 30 20 42 24V-30C30-34 14-34 0-24z', '#fff3d6') + line('M0-24V32', '#b58a4a', 3) + path(star(6, 13, 5), 'url(#g)', ' transform="translate(-21 -4)"') + circle(21, -4, 10, 'none', ' stroke="#b0690a" stroke-width="4"'),
  chest: path('M-46-4C-46-40 46-40 46-4z', 'url(#m)', EDGE) + path('M-38-4C-22-20-8-10 0-18 12-10 24-20 38-4z', 'url(#g)') + rect(-46, -2, 92, 42, 'url(#m)', ` rx="5"${EDGE}`) + rect(-34, -2, 9, 42, 'url(#g)') + rect(25, -2, 9, 42, 'url(#g)') + rect(-12, -8, 24, 24, 'url(#g)', ` rx="4"${EDGE}`) + circle(0, 4, 5, '#4a2a05'),
  flame: path('M2-50C8-28 40-20 36 14 34 36 16 48 0 48S-36 36-36 12C-36-4-26-14-20-24-16-14-10-10-6-10-12-28-6-42 2-50z', 'url(#m)', EDGE) + path('M2-8C8 6 20 10 18 26 16 40 6 44 0 44S-18 38-18 24C-18 14-8 8 2-8z', '#fff2a8'),
  shell: path('M0 44C-30 40-50 10-46-14-38-16-36-10-36-10-36-26-28-34-22-34-16-34-14-28-14-28-12-40-6-44 0-44S12-40 14-28C14-28 16-34 22-34 28-34 36-26 36-10 36-10 38-16 46-14 50 10 30 40 0 44z', 'url(#m)', EDGE) + line('M0 40V-38M-4 38L-28-26M4 38L28-26M-8 38L-42-6M8 38L42-6', '#ffffff80', 3) + circle(0, 30, 13, 'url(#w)', EDGE) + circle(-4, 26, 4, '#fff'),
  cactus: path('M-12 46V-30C-12-50 12-50 12-30V0H22V-12C22-24 38-24 38-12V8C38 18 30 20 12 20V46z', 'url(#m)', EDGE) + path('M-12 34H-24C-36 34-38 26-38 14V-2C-38-14-24-14-24-2V14H-12z', 'url(#m)', EDGE) + line('M0-34V40M-5-20L-9-24M5-8L9-12M-5 8L-9 4M5 24L9 20', '#fff8', 2.5) + path(star(6, 12, 6), 'url(#s)', ' transform="translate(0 -44)"'),
  hat: path('M-24 8C-24-40-10-40 0-30 10-40 24-40 24 8z', 'url(#m)', EDGE) + path('M-50 8C-40 0-34 6-24 4 0 14 0 14 24 4 34 6 40 0 50 8 40 30-40 30-50 8z', 'url(#m)', EDGE) + path('M-24-4H24L25 8C10 14-10 14-25 8z', '#2a1306') + path(star(5, 10, 4), 'url(#g)', ' transform="translate(0 3)"'),
  mushroom: path('M-14 4H14L20 40C10 48-10 48-20 40z', '#fff0d8', EDGE) + path('M0-44C38-44 52-8 46 6 30 16-30 16-46 6-52-8-38-44 0-44z', 'url(#m)', EDGE) + circle(-20, -16, 9, '#fff') + circle(8, -28, 7, '#fff') + circle(26, -6, 8, '#fff') + circle(-2, -4, 5, '#fff'),
  candy: path('M-26-10L-50-28C-46-8-46 8-50 28L-26 10zM26-10L50-28C46-8 46 8 50 28L26 10z', 'url(#s)', EDGE) + circle(0, 0, 30, 'url(#m)', EDGE) + line('M-20-16C-6-20-4 6-16 20M0-28C14-16 14 14 0 28M20-16C26-2 24 8 18 18', '#ffffffc4', 6) + circle(-10, -14, 5, '#fff'),
  melon: path('M-48-16A50 50 0 0 0 48-16z', '#2f9e44', EDGE) + path('M-42-16A43 43 0 0 0 42-16z', '#eaffd8') + path('M-37-16A38 38 0 0 0 37-16z', 'url(#m)') + repeat(5, (index) => `<ellipse cx="${index * 13 - 26}" cy="${index % 2 ? 4 : -4}" rx="2.6" ry="4.4" fill="#2a0d0d"/>`),
  grape: repeat(9, (index) => circle([-26, 0, 26, -13, 13, 0, -13, 13, 0][index] ?? 0, [-12, -16, -12, 6, 6, -2, 24, 24, 40][index] ?? 0, 14, 'url(#m)', EDGE)) + line('M0-22C0-36 8-44 14-46', '#6b4a1e', 5) + path('M2-26C-20-50-38-40-40-28-26-16-10-20 2-26z', '#5fbf3a', EDGE) + circle(-30, -16, 4, SHINE) + circle(-4, -20, 4, SHINE) + circle(9, 2, 4, SHINE),
  lemon: `<ellipse rx="44" ry="33" fill="url(#g)" transform="rotate(-24)"${EDGE}/>` + path('M36-22L50-28 44-12z', '#ffd24a', EDGE) + path('M-26-8A30 22 0 0 1 2-24', 'none', ' stroke="#fffff0" stroke-width="6" stroke-linecap="round"') + path('M24-34C30-50 46-50 50-44 46-32 34-28 24-34z', '#4fae3a', EDGE),
  butterfly: path('M0 0C-14-40-48-44-48-20-48 0-24 8 0 4zM0 0C14-40 48-44 48-20 48 0 24 8 0 4z', 'url(#m)', EDGE) + path('M0 4C-26 8-40 20-32 36-20 46-4 30 0 8zM0 4C26 8 40 20 32 36 20 46 4 30 0 8z', 'url(#s)', EDGE) + circle(-30, -20, 7, '#fff9') + circle(30, -20, 7, '#fff9') + line('M0-14V26', '#1e1030', 6) + line('M0-14C-4-28-12-34-14-36M0-14C4-28 12-34 14-36', '#1e1030', 2.5),
  drum: path('M-40-18V20C-40 38 40 38 40 20V-18z', 'url(#m)', EDGE) + line('M-34-8L-20 30 0-4 20 30 34-8', '#ffe08a', 3) + `<ellipse cy="-18" rx="40" ry="15" fill="#fff3dc"${EDGE}/><ellipse cy="-18" rx="28" ry="9" fill="none" stroke="#d9b98a" stroke-width="2"/>` + line('M-6-22L-34-50M10-22L38-48', '#8a5a2a', 5) + circle(-34, -50, 6, '#fff3dc') + circle(38, -48, 6, '#fff3dc'),
  gate: path('M-50-34C-30-24 30-24 50-34L46-18H-46z', 'url(#m)', EDGE) + rect(-40, -10, 80, 10, 'url(#m)', EDGE) + rect(-32, -18, 12, 62, 'url(#m)', EDGE) + rect(20, -18, 12, 62, 'url(#m)', EDGE) + rect(-8, -20, 16, 22, 'url(#g)', EDGE),
  sword: path('M-46-30C-24-26-4-32 0-40 4-32 24-26 46-30 46 10 26 34 0 46-26 34-46 10-46-30z', 'url(#m)', EDGE) + path('M-38-22C-22-20-6-24 0-30V36C-22 26-38 6-38-22z', '#fff3') + group('rotate(38)', path('M-9-50L0-62 9-50V14H-9z', 'url(#w)', EDGE) + line('M0-48V10', '#7d8cb0', 3) + rect(-26, 12, 52, 9, 'url(#g)', ` rx="4"${EDGE}`) + rect(-5, 20, 10, 22, '#6b3a1e', EDGE) + circle(0, 46, 8, 'url(#m)', EDGE)),
  helm: path('M-38 30V-4C-38-30-20-38 0-38S38-30 38-4V30L16 44V8H4V2H-4V8H-16V44z', 'url(#w)', EDGE) + path('M0-38C-6-54-30-56-40-36-24-40-10-40 0-30 10-40 24-40 40-36 30-56 6-54 0-38z', 'url(#m)', EDGE) + line('M-28-6H-8M8-6H28', '#3a4668', 5),
  bolt: path('M12-50L-34 8H-6L-14 50 36-12H6z', 'url(#g)', ` stroke="#fff" stroke-width="4"`) + path('M8-40L-22 2H-12z', '#fffb'),
  heart: path('M0 42C-50 8-48-38-20-38-8-38 0-28 0-20 0-28 8-38 20-38 48-38 50 8 0 42z', 'url(#m)', ` stroke="#ffe2ea" stroke-width="4"`) + path('M-34-14C-34-26-26-32-18-30-26-26-28-18-28-8z', '#fffc'),
  guitar: group('rotate(36)', path('M-16-2C-34 6-30 50 0 50S34 6 16-2C10-6 10-10 8-14H-8C-10-10-10-6-16-2z', 'url(#m)', EDGE) + rect(-5, -50, 10, 66, '#3a1e0c', EDGE) + circle(0, 18, 10, '#2a1206') + rect(-12, 34, 24, 6, '#2a1206') + rect(-9, -58, 18, 14, 'url(#s)', EDGE)),
  moon: path('M14-46A46 46 0 1 0 46 22 38 38 0 0 1 14-46z', 'url(#g)', EDGE) + path(star(5, 13, 5), '#fff', ' transform="translate(26 -18)"') + path(star(5, 7, 3), '#fff', ' transform="translate(40 4)"') + circle(-22, 8, 5, '#c97a0a66') + circle(-8, 26, 7, '#c97a0a66'),
  snow: repeat(6, (index) => group(`rotate(${index * 60})`, line('M0 0V-46M0-30L-11-40M0-30L11-40M0-16L-9-24M0-16L9-24', 'url(#w)', 6))) + circle(0, 0, 9, 'url(#m)'),
  fan: repeat(7, (index) => group(`translate(0 34) rotate(${index * 22 - 66})`, path('M0 0L-15-76C-6-82 6-82 15-76z', index % 2 ? 'url(#m)' : 'url(#s)', EDGE) + path('M0 0V-60', 'none', ' stroke="#ffe9b0" stroke-width="2"'))) + circle(0, 34, 8, 'url(#g)', EDGE),
  cracker: repeat(6, (index) => at2(index)) + line('M-6-50C10-30-10-10 6 10 14 22 0 34 4 48', '#f2c14e', 3),
  acorn: path('M-30-6C-30 30-10 40 0 48 10 40 30 30 30-6z', 'url(#g)', EDGE) + path('M0-38C30-38 40-20 38-4-12 6 12 6-38-4-40-20-30-38 0-38z', 'url(#m)', EDGE) + line('M0-38C0-46 4-50 8-52', '#6b3a1e', 6) + line('M-18 6C-16 22-10 30-6 34', '#fffa', 4),
  samba: path('M0 10C-46 0-50-34-34-48-30-34-20-30-14-30-16-42-8-52 0-52S16-42 14-30C20-30 30-34 34-48 50-34 46 0 0 10z', 'url(#s)', EDGE) + path('M0 8C-24-2-24-30-12-40-8-28-4-26 0-26S8-28 12-40C24-30 24-2 0 8z', 'url(#g)') + path('M-24 4C-16 0 16 0 24 4 28 30 16 46 0 48-16 46-28 30-24 4z', 'url(#m)', EDGE) + path('M-20 10C-8 4-2 14 0 16 2 14 8 4 20 10 22 22 10 26 0 22-10 26-22 22-20 10z', '#1a0c20') + circle(-10, 15, 3, '#fff') + circle(10, 15, 3, '#fff') + line('M-8 36C-2 40 2 40 8 36', '#ffdce4', 4),
} as const // prettier-ignore

function at2(index: number): string {
  const side = index % 2 ? 1 : -1
  return group(
    `translate(${side * 15} ${index * 15 - 38}) rotate(${side * 52})`,
    rect(-9, -16, 18, 32, 'url(#m)', ` rx="3"${EDGE}`) + rect(-9, -16, 18, 6, 'url(#g)'),
  )
}

export type Emblem = keyof typeof EMBLEMS
