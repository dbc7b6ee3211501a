import './lib/stand-ins.ts';
import './styles/index.css';
import { options, render } from 'preact';
import { App } from './app/app.tsx';
import { followLanguage } from './app/languages/follow-language.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id root.');
// Effects follow what they are of at once: a focus that moves when the next picture is drawn moves under a key pressed before.
options.requestAnimationFrame = queueMicrotask;
await followLanguage();
render(<App />, root);
