/*
 * Runs before anything is drawn, in every browser, so it is written for old ones. Gives the page the look and the language that were
 * chosen on this device (src/lib/look.ts); staff's pages are in English (src/lib/texts.ts). Tells whoever has a browser that is too old, and whoever gets no page because its files did not arrive, what to do.
 * The README says which browsers are supported.
 */
(() => {
  var look;
  try {
    look = JSON.parse(localStorage.getItem('markwell-look') || '{}');
    Object.keys(look).forEach((name) => {
      document.documentElement.setAttribute(`data-${name}`, look[name]);
    });
    if (look.language && !/^\/(teacher|admin|dashboard|my-account|signed-in|homework-sch)/.test(location.pathname)) {
      document.documentElement.lang = look.language;
      document.documentElement.dir = look.language === 'ur' ? 'rtl' : 'ltr';
    }
  } catch (_error) {
    // Nothing can be kept here, or something else was: the page has its usual look.
  }

  var isOld = !('noModule' in document.createElement('script') && window.CSSLayerBlockRule && window.HTMLDialogElement);

  var words = {
    en: {
      old: [
        'This browser is too old for this site',
        'Some of it may not work. Use a newer one: Chrome, Edge or Firefox from 2023 or later, or Safari 15.4 or later (in the settings of an iPad or iPhone: Software Update). If you cannot, use another computer, or ask your teacher.',
      ],
      failed: [
        'This page could not be opened',
        'A part of it did not arrive. Check the connection, then open the page again. If it does not help, tell your teacher. Answers that you gave before are kept on this device for two hours.',
      ],
    },
    cy: {
      old: [
        "Mae'r porwr hwn yn rhy hen i'r safle hwn",
        "Efallai na fydd peth ohono'n gweithio. Defnyddiwch un mwy newydd: Chrome, Edge neu Firefox o 2023 neu wedyn, neu Safari 15.4 neu wedyn (yng ngosodiadau iPad neu iPhone: Software Update). Os na allwch, defnyddiwch gyfrifiadur arall, neu gofynnwch i'ch athro.",
      ],
      failed: [
        'Nid oedd modd agor y dudalen hon',
        "Ni chyrhaeddodd rhan ohoni. Gwiriwch y cysylltiad, yna agorwch y dudalen eto. Os nad yw hynny'n helpu, dywedwch wrth eich athro. Mae'r atebion a roesoch o'r blaen yn cael eu cadw ar y ddyfais hon am ddwy awr.",
      ],
    },
    ur: {
      old: [
        'یہ براؤزر اس سائٹ کے لیے بہت پرانا ہے',
        'ہو سکتا ہے اس کا کچھ حصہ کام نہ کرے۔ نیا براؤزر استعمال کریں: Chrome، Edge یا Firefox سنہ 2023 یا بعد کا، یا Safari 15.4 یا بعد کا (iPad یا iPhone کی ترتیبات میں Software Update)۔ اگر یہ نہ ہو سکے تو کوئی اور کمپیوٹر استعمال کریں، یا اپنے استاد سے پوچھیں۔',
      ],
      failed: [
        'یہ صفحہ نہیں کھل سکا',
        'اس کا کوئی حصہ نہیں پہنچا۔ کنکشن دیکھیں، پھر صفحہ دوبارہ کھولیں۔ اگر فائدہ نہ ہو تو اپنے استاد کو بتائیں۔ آپ کے پہلے دیے گئے جواب اس آلے پر دو گھنٹے تک محفوظ رہتے ہیں۔',
      ],
    },
  };

  function say(what) {
    if (document.getElementById('before')) return;
    var box = document.createElement('div');
    box.id = 'before';
    box.setAttribute('role', 'alert');
    var style = box.style;
    style.padding = '1.5rem';
    style.maxWidth = '40rem';
    style.margin = '0 auto';
    style.font = '1.125rem/1.5 sans-serif';
    var heading = document.createElement('h1');
    heading.textContent = (words[document.documentElement.lang] || words.en)[what][0];
    var paragraph = document.createElement('p');
    paragraph.textContent = (words[document.documentElement.lang] || words.en)[what][1];
    box.appendChild(heading);
    box.appendChild(paragraph);
    document.body.insertBefore(box, document.body.firstChild);
  }

  document.addEventListener('DOMContentLoaded', () => {
    if (!isOld) return;
    say('old');
  });

  function isEmpty() {
    var root = document.getElementById('root');
    return root !== null && root.firstChild === null;
  }

  // A script that does not arrive, or fails before it has drawn anything.
  window.addEventListener(
    'error',
    () => {
      setTimeout(() => {
        if (isEmpty()) {
          say('failed');
        }
      }, 0);
    },
    true,
  );
})();
