import type { Lab } from './cielab.ts'

const degrees = Math.PI / 180
const far = 25 ** 7

/**
 * How different two colours look: CIEDE2000 (ISO/CIE 11664-6), of which 1 is just seen. Unlike the distance in CIELAB it is as large between two
 * strong colours as between two weak ones that differ as much to the eye.
 * @param lightness how much more lightness may differ than hue and strength: 2 for cloth, whose light comes from its folds, and for what is photographed
 */
export function colorDifference(one: Lab, other: Lab, lightness = 1): number {
  const mean = (Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2
  const stretch = 1 + 0.5 * (1 - strengthRoot(mean))
  const [first, second] = [polar(one, stretch), polar(other, stretch)]
  const light = (first.light + second.light) / 2
  const chroma = (first.chroma + second.chroma) / 2
  const isGrey = first.chroma * second.chroma === 0
  const turned = isGrey ? 0 : shortWay(second.hue - first.hue)
  // The hue between both, on the short way around.
  const hue = isGrey ? first.hue + second.hue : (first.hue + turned / 2 + 360) % 360

  const lightSpan = 1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2)
  const lightPart = (second.light - first.light) / (lightness * lightSpan)
  const chromaPart = (second.chroma - first.chroma) / (1 + 0.045 * chroma)
  const huePart =
    (2 * Math.sqrt(first.chroma * second.chroma) * Math.sin((turned / 2) * degrees)) /
    (1 + 0.015 * chroma * hueWeight(hue))
  // Blues look more alike than they are.
  const rotation = -Math.sin(60 * degrees * Math.exp(-(((hue - 275) / 25) ** 2))) * 2 * strengthRoot(chroma)
  return Math.sqrt(lightPart ** 2 + chromaPart ** 2 + huePart ** 2 + rotation * chromaPart * huePart)
}

const strengthRoot = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + far))

function polar([light, a, b]: Lab, stretch: number) {
  const stretched = a * stretch
  const hue = (Math.atan2(b, stretched) / degrees + 360) % 360
  return { light, chroma: Math.hypot(stretched, b), hue: stretched === 0 && b === 0 ? 0 : hue }
}

/** An angle between -180 and 180. */
const shortWay = (angle: number) => (angle > 180 ? angle - 360 : angle < -180 ? angle + 360 : angle)

function hueWeight(hue: number): number {
  const wave = (times: number, from: number) => Math.cos((times * hue + from) * degrees)
  return 1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.2 * wave(4, -63)
}
