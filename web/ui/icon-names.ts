/** The icons in `icons.svg`, drawn by Lucide. A new one: add its name, then `node web/build/icons.ts`. */
export const iconNames = [
  'arrow-left',
  'arrow-right',
  'bell',
  'camera',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'clock',
  'credit-card',
  'download',
  'eye',
  'eye-off',
  'gift',
  'heart',
  'info',
  'leaf',
  'log-out',
  'mail',
  'map-pin',
  'menu',
  'message-circle',
  'minus',
  'package',
  'pause',
  'phone',
  'play',
  'plus',
  'rotate-3d',
  'rotate-ccw',
  'ruler',
  'scan-barcode',
  'scissors',
  'search',
  'share',
  'shield-check',
  'shopping-bag',
  'sliders-horizontal',
  'star',
  'store',
  'tag',
  'trash-2',
  'triangle-alert',
  'truck',
  'undo-2',
  'user',
  'x',
] as const

export type IconName = (typeof iconNames)[number]

const known = new Set<string>(iconNames)

/** Content names icons as text; an unknown one is not drawn. */
export function isIconName(name: string): name is IconName {
  return known.has(name)
}
