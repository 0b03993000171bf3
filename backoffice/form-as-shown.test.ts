import { expect, test } from 'vitest'
import { formAsShown } from './form-as-shown.ts'

const page = (forms: string) => `<!DOCTYPE html><html><body><main id="content">${forms}</main></body></html>`

const points = `<section aria-labelledby="points"><h2 id="points">Points</h2><details class="do"><summary>Give or <b>take</b></summary>
  <form method="post"><input type="hidden" name="do" value="points"/><input type="hidden" name="key" value="new"/>
  <div class="field"><label for="as">What happens</label><select id="as" name="as"><option value="give" selected="">Give points</option>
  <option value="take">Take points</option></select></div>
  <div class="field"><label for="day">From</label><input id="day" type="date" name="day"/></div>
  <div class="field"><label for="reason">Why &amp; how</label><textarea id="reason" name="reason"></textarea></div>
  <fieldset><legend>Roles</legend><label><input type="checkbox" name="roles" value="OWNER"/><span>Owner</span></label>
  <label><input type="checkbox" name="roles" value="READER"/><span>Reader</span></label></fieldset>
  <button type="submit">Write <!-- -->it down</button></form></details></section>`

const erase = (number: string) =>
  `<section aria-labelledby="of-${number}"><h2 id="of-${number}">Erase: <a href="/">${number}</a></h2>
  <form method="post"><input type="hidden" name="number" value="${number}"/>
  <button type="submit" name="do" value="keep">Keep</button>
  <button type="submit" name="do" value="erase" class="danger">Erase</button></form></section>`

test('what was chosen is told by the words of the form, not by those of its code', () => {
  expect(
    formAsShown(page(erase('C1') + points), [
      ['do', 'points'],
      ['key', 'old'],
      ['as', 'take'],
      ['day', '2026-11-24'],
      ['reason', 'A <mistake>'],
      ['roles', 'OWNER'],
      ['roles', 'READER'],
    ]),
  ).toEqual({
    title: 'Give or take',
    press: 'Write it down',
    isDanger: false,
    lines: [
      { label: 'What happens', value: 'Take points', type: 'text' },
      { label: 'From', value: '2026-11-24', type: 'date' },
      { label: 'Why & how', value: 'A <mistake>', type: 'text' },
      { label: 'Roles', value: 'Owner, Reader', type: 'text' },
    ],
  })
})

test('of forms that are alike it is the one that was sent', () => {
  const kept = [
    ['number', 'C2'],
    ['do', 'erase'],
  ] as const
  expect(formAsShown(page(erase('C1') + erase('C2') + erase('C3')), kept)).toEqual({
    title: 'Erase: C2',
    press: 'Erase',
    isDanger: true,
    lines: [],
  })
})

test('a page without the form, or one that is no XML, says nothing of it', () => {
  const kept = [['amount', '12']] as const
  expect(formAsShown(page(points), kept)).toBeUndefined()
  expect(formAsShown(page('<form><input name="amount"></form>'), kept)).toBeUndefined()
  expect(formAsShown('', kept)).toBeUndefined()
})
