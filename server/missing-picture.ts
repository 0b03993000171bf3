/** The drawing of an empty place, in a colour that shows on light and dark grounds. */
export const missingPicture = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 996 1410" width="996" height="1410" fill="none" stroke="#8a857b"
  stroke-opacity=".55" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"><rect x="378" y="585" width="240" height="240" rx="20"/><circle
  cx="452" cy="659" r="24"/><path d="m618 755-68-68-150 138"/></svg>`,
)
