"""A speech server for Orca, in the folder of its settings, that writes a line of JSON for each utterance."""

import json

from gi.repository import GLib
from orca import input_event, speechserver


def _write(**event):
    print(json.dumps(event), flush=True)


def _tell_release(process):
    """A key that has not arrived yet is silent too: whoever pressed it has to know that it has."""

    def process_and_tell(self):
        result = process(self)
        if not self.isPressedKey():
            _write(released=True)
        return result

    return process_and_tell


input_event.KeyboardEvent.process = _tell_release(input_event.KeyboardEvent.process)


class SpeechServer(speechserver.SpeechServer):
    """The one server of this module. What it leaves out does nothing."""

    _server = None
    _reading = None

    @staticmethod
    def getFactoryName():
        return "Transcript"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._server = SpeechServer._server or SpeechServer()
        return SpeechServer._server

    def getInfo(self):
        return ["Transcript", "transcript"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text and text.strip():
            _write(text=text)

    speakCharacter = speak

    def stop(self):
        self._read(None)

    def sayAll(self, utteranceIterator, progressCallback):
        self._read(utteranceIterator)

        def say_next():
            if self._reading is not utteranceIterator:
                return False
            try:
                context, _ = next(utteranceIterator)
            except StopIteration:
                self._read(None)
                return False
            self.speak(context.utterance)
            context.currentOffset = context.endOffset
            progressCallback(context, speechserver.SayAllContext.COMPLETED)
            return True

        GLib.idle_add(say_next)

    def _read(self, utterances):
        """Begins or ends reading through the page, which is not over at a pause."""
        if self._reading is not utterances:
            _write(reading=utterances is not None)
        self._reading = utterances
