/** A message that the service accepts. */
export const sampleMessage = {
  name: 'Ngọzi Ọkafọ',
  phone: '',
  email: 'ngozi@example.ng',
  loanType: 'car',
  message: 'Ẹ káàárọ̀!\n₦ 5 million, please.',
};

/** Posts `fields` as JSON. */
export function postJson(url: string, fields: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(fields) });
}
