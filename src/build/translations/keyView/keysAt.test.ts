// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keysAt } from './keysAt.ts';

document.body.innerHTML = `
  <main id="main">
    <h1 id="heading"><span data-key="faq:page.title">Questions</span></h1>
    <p><span data-key="faq:lead">Lead</span></p>
    <a id="icon"><svg id="drawing"></svg><span data-key="common:social.facebook">Facebook</span></a>
    <img id="image" alt="A bridge" data-key="home:hero.image" />
    <span id="name" hidden><span data-key="common:menu.open">Menu</span></span>
    <button id="named" aria-labelledby="name" aria-describedby="hint"></button>
    <p id="hint"><span data-key="contact:form.email.hint">We answer there</span></p>
    <label for="email" data-key="contact:form.email.label">Email</label>
    <input id="email" aria-describedby="hint" />
  </main>`;

test.each([
  ['heading', ['faq:page.title']],
  ['drawing', ['common:social.facebook']],
  ['image', ['home:hero.image']],
  ['named', ['common:menu.open', 'contact:form.email.hint']],
  ['email', ['contact:form.email.label', 'contact:form.email.hint']],
  ['main', []],
])('%s: %j', (id, keys) => {
  const element = document.getElementById(id);
  expect(element && keysAt(element)).toEqual(keys);
});
